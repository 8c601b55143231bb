/** @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module */

/**
 * Areas of a layer that need each other, be it by way of others: each as the areas on the way round.
 * @param {readonly Module[]} modules
 * @param {RegExp} areaOf what it finds first in a path is the path's area; what has none is of no area
 * @returns {string[][]}
 */
export function areaCircles(modules, areaOf) {
  /** @type {Map<string, Set<string>>} */
  const needed = new Map();
  for (const { source, dependencies } of modules) {
    const from = areaOf.exec(source)?.[1];
    if (from === undefined) continue;
    const others = needed.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = areaOf.exec(resolved)?.[1];
      if (to !== undefined && to !== from) others.add(to);
    }
    needed.set(from, others);
  }

  /**
   * The shortest way back to where one began; none where there is no way back.
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

  // A circle is told once, from the first of its areas.
  return [...needed.keys()]
    .map(wayBack)
    .filter((way) => way.length > 0 && way.every((area) => area >= (way[0] ?? '')));
}
