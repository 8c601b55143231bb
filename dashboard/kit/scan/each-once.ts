/** Time in ms after which a label that returns counts again. */
const goneAfter = 1_500;

/** Filters the codes that a camera reads many times a second. Each code passes once while it stays in view. */
export function eachOnce() {
  const seenAt = new Map<string, number>();
  return (codes: readonly string[], now: number): string[] => {
    const fresh = [...new Set(codes)].filter(
      (code) => now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > goneAfter,
    );
    for (const code of codes) seenAt.set(code, now);
    return fresh;
  };
}
