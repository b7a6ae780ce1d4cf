/** Gives a link away: with the sheet of the device where there is one, else on the clipboard. */
export async function hand(url: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch {
      return 'neither' // the reader changed their mind
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return copyOldWay(url) ? 'copied' : 'neither'
  }
}

/** A page in a home network has no certificate, and browsers keep the clipboard from it. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
