/** One text for several, that no other several share. Stands in the import's ledger, where a person may read it. */
export function compound(...parts: (string | number | null)[]): string {
  return JSON.stringify(parts);
}
