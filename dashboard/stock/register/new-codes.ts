/** So many garments are registered at once. */
export const registeredAtMost = 100;

/** The codes that somebody pasted or scanned, one a line, each once; upper and lower case are the same. */
export function newCodes(text: string): string[] {
  const codes = new Map<string, string>();
  for (const line of text.split(/[\r\n\t,;]+/)) {
    const code = line.trim();
    if (code !== '' && !codes.has(code.toLowerCase())) codes.set(code.toLowerCase(), code);
  }
  return [...codes.values()];
}
