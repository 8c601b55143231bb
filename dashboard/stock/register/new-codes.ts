/** So many garments are registered at once. */
export const registeredAtMost = 100;

/** The codes that somebody pasted or scanned, one a line, each once; case and width say nothing. */
export function newCodes(text: string): string[] {
  const codes = new Map<string, string>();
  for (const line of text.split(/[\r\n\t,;]+/)) {
    const code = line.normalize('NFKC').trim();
    if (code !== '' && !codes.has(code.toLowerCase())) codes.set(code.toLowerCase(), code);
  }
  return [...codes.values()];
}
