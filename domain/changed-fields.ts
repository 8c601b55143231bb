/** Returns whether two plain JSON values are equal, in whatever order their fields are. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && sameJson(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/**
 * Returns those of the given fields that differ from the current ones: the data of a `…Revised` event. Skips undefined fields.
 */
export function changedFields<Fields extends object>(
  current: Fields,
  given: Partial<Fields>,
): Partial<Fields> {
  const names = Object.keys(given) as (keyof Fields)[];
  const changed = names.filter((name) => given[name] !== undefined && !sameJson(current[name], given[name]));
  return Object.fromEntries(changed.map((name) => [name, given[name]])) as Partial<Fields>;
}

export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
