/** Joins several texts into one, unambiguously. The result appears in the import's ledger, so it stays readable. */
export function compound(...parts: (string | number | null)[]): string {
  return JSON.stringify(parts);
}
