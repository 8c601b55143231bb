/** @typedef {{ source: string, dependencies: readonly { resolved: string, dependencyTypes?: readonly string[] }[] }} Module */

/**
 * Areas of a layer that import each other at run time, directly or through others. Each circle is listed as its areas
 * in order.
 * @param {readonly Module[]} modules
 * @param {RegExp} areaOf its first group is the area of a path; a path without a match has no area
 * @param {boolean} typesToo whether imports of types count
 * @returns {string[][]}
 */
export function areaCircles(modules, areaOf, typesToo = false) {
  /** @type {Map<string, Set<string>>} */
  const needed = new Map();
  for (const { source, dependencies } of modules) {
    const from = areaOf.exec(source)?.[1];
    if (from === undefined) continue;
    const others = needed.get(from) ?? new Set();
    for (const { resolved, dependencyTypes = [] } of dependencies) {
      if (!typesToo && dependencyTypes.includes('type-only')) continue;
      const to = areaOf.exec(resolved)?.[1];
      if (to !== undefined && to !== from) others.add(to);
    }
    needed.set(from, others);
  }

  /**
   * The shortest way back from an area to itself; empty if there is none.
   * @param {string} start
   */
  function wayBack(start) {
    const ways = [[start]];
    const seen = new Set();
    for (const way of ways) {
      for (const next of needed.get(way.at(-1) ?? start) ?? []) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    return [];
  }

  // Each circle is listed once, from its first area in the alphabet.
  return [...needed.keys()]
    .map(wayBack)
    .filter((way) => way.length > 0 && way.every((area) => area >= (way[0] ?? '')));
}
