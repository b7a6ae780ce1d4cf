/**
 * Puts what only my seat sees into what everybody sees.
 *
 * Like an RFC 7386 merge patch: objects are merged, null takes a key away, anything else replaces.
 * Besides, an object merged into a list means its numbered elements: `{"1": {"coins": 5}}`.
 * Neither argument is changed.
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
