/** A count that stopped somewhere, by its first digit: its others would promise what nobody counted. */
export function roundedDown(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 1);
  return Math.floor(count / unit) * unit;
}
