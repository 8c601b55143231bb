/** Maximum number of garments in one registration. */
export const registeredAtMost = 100;

/** The pasted or scanned codes without duplicates. Case and character width (NFKC) do not distinguish codes. */
export function newCodes(text: string): string[] {
  const codes = new Map<string, string>();
  for (const line of text.split(/[\r\n\t,;]+/)) {
    const code = line.normalize('NFKC').trim();
    if (code !== '' && !codes.has(code.toLowerCase())) codes.set(code.toLowerCase(), code);
  }
  return [...codes.values()];
}
