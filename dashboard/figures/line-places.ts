/**
 * Spreads positions in px so that they are at least `distance` apart and between `top` and `bottom`, each near its
 * wanted position. Returns them in the order of `wanted`.
 */
export function apart(wanted: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places: number[] = [];
  let above = top - distance;
  for (const index of order) {
    above = Math.max(wanted[index] ?? top, above + distance);
    places[index] = above;
  }
  let below = bottom + distance;
  for (const index of order.toReversed()) {
    below = Math.min(places[index] ?? bottom, below - distance);
    places[index] = below;
  }
  return places;
}
