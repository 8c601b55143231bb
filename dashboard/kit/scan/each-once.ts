/** A label that was gone for so long was held up anew, in ms. */
const goneAfter = 1_500;

/** Tells of the codes that a camera sees, many times a second, each once: as long as it stays in sight it is no new one. */
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
