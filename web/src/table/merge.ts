/**
 * Views are put together from what everybody sees, what has changed since, and what only I see.
 * No argument is ever changed, and what stays the same stays the same object.
 */

/**
 * The view after changes, each `[...path, value]`: the value now stands at the end of the path,
 * whose steps are keys of objects and places of lists.
 */
export function change(view: unknown, changes: readonly (readonly unknown[])[]): unknown {
  return changes.reduce(put, view)
}

function put(view: unknown, [step, ...rest]: readonly unknown[]): unknown {
  if (rest.length === 0) return step
  if (Array.isArray(view)) {
    const list: unknown[] = [...(view as unknown[])]
    list[Number(step)] = put(list[Number(step)], rest)
    return list
  }
  const key = String(step)
  const before = isObject(view) ? view : {}
  return { ...before, [key]: put(before[key], rest) }
}

/**
 * Puts what only my seat sees into what everybody sees.
 *
 * Like an RFC 7386 merge patch: objects are merged, null takes a key away, anything else replaces.
 * Besides, an object merged into a list means its numbered elements: `{"1": {"coins": 5}}`.
 */
export function merge(view: unknown, own: unknown): unknown {
  if (!isObject(own)) return own
  if (Array.isArray(view)) {
    const list: unknown[] = [...(view as unknown[])]
    for (const [index, value] of Object.entries(own))
      list[Number(index)] = merge(list[Number(index)], value)
    return list
  }
  const merged: Record<string, unknown> = isObject(view) ? { ...view } : {}
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
