/** The list call takes no more codes at once. */
export const codesAtMost = 100;

interface GivenCodes {
  /** Each once, as first written, at most a hundred. */
  codes: string[];
  /** How many more there were. */
  beyond: number;
}

/** The codes of a text as people paste it and scanners write it: between them lines, commas, semicolons, spaces or tabs. */
export function codesFromText(text: string): GivenCodes {
  const all = new Map<string, string>();
  for (const code of text.split(/[\s,;]+/)) {
    if (code !== '' && !all.has(code.toLowerCase())) all.set(code.toLowerCase(), code);
  }
  const codes = [...all.values()];
  return { codes: codes.slice(0, codesAtMost), beyond: Math.max(0, codes.length - codesAtMost) };
}

/** The codes as address and call take them; null where there are none. */
export function codesText(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(',');
}
