/** Rounds an incomplete count down to its first digit. More digits would suggest that the count is exact. */
export function roundedDown(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 1);
  return Math.floor(count / unit) * unit;
}
