/** Content of one label. */
export interface Label {
  /** The scanned code, also printed in large letters. */
  code: string;
  /** Title of the label: the garment's product, or the parcel's recipient. */
  title: string | null;
  /** Further lines, most important first: small labels lack space for the last ones. */
  lines: readonly string[];
}

/** One line of the given parts, skipping empty ones; no line if all are empty. */
export function lineOf(...parts: readonly (string | null | undefined | false)[]): string[] {
  const text = parts.filter(Boolean).join(' · ');
  return text === '' ? [] : [text];
}
