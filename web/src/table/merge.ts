/**
 * Views are put together from what everybody sees, what has changed since, and what only I see.
 * No argument is ever changed, and what stays the same stays the same object.
 */

/**
 * The view after changes, each `[...path, value]`: the value now stands at the end of the path,
 * whose steps are keys of objects and places of lists.
 */
export function change(view: any, changes: readonly (readonly any[])[]): any {
  return changes.reduce((now, path) => put(now, path), view)
}

function put(view: any, [step, ...rest]: readonly any[]): any {
  if (rest.length === 0) return step
  const copy = Array.isArray(view) ? [...view] : { ...view }
  copy[step] = put(view[step], rest)
  return copy
}

/**
 * Puts what only my seat sees into what everybody sees.
 *
 * Like an RFC 7386 merge patch: objects are merged, null takes a key away, anything else replaces.
 * Besides, an object merged into a list means its numbered elements: `{"1": {"coins": 5}}`.
 */
export function merge(view: any, own: any): any {
  if (own === null || typeof own !== 'object' || Array.isArray(own)) return own
  if (Array.isArray(view)) {
    const list = [...view]
    for (const [index, value] of Object.entries(own))
      list[Number(index)] = merge(list[Number(index)], value)
    return list
  }
  const merged: Record<string, any> = view !== null && typeof view === 'object' ? { ...view } : {}
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}
