/** Maximum codes of one list call. */
export const codesAtMost = 100;

interface GivenCodes {
  /** The unique codes as first written, at most a hundred. */
  codes: string[];
  /** Number of further codes that were dropped. */
  beyond: number;
}

/** Splits pasted or scanned text into codes, at lines, commas, semicolons, spaces or tabs. */
export function codesFromText(text: string): GivenCodes {
  const all = new Map<string, string>();
  for (const code of text.split(/[\s,;]+/)) {
    if (code !== '' && !all.has(code.toLowerCase())) all.set(code.toLowerCase(), code);
  }
  const codes = [...all.values()];
  return { codes: codes.slice(0, codesAtMost), beyond: Math.max(0, codes.length - codesAtMost) };
}

/** The codes in the form of the address and the call; null for an empty list. */
export function codesText(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(',');
}
