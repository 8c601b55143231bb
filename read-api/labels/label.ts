/** What one label says. */
export interface Label {
  /** What a scanner reads from it, and what stands on it in large letters. */
  code: string;
  /** What stands first beside it: the garment's product, who gets the parcel. */
  title: string | null;
  /** What else stands beside it, the most needed first: a small label has no room for the last ones. */
  lines: readonly string[];
}

/** A line of what is there of these, none where nothing is. */
export function lineOf(...parts: readonly (string | null | undefined | false)[]): string[] {
  const text = parts.filter(Boolean).join(' · ');
  return text === '' ? [] : [text];
}
