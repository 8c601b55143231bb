/** Writes pairs of names and texts as lines to edit: `shelf: 3B`. */
export function linesOfPairs(pairs: Readonly<Record<string, string>> | null): string {
  return Object.entries(pairs ?? {})
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}

/** Parses such lines to pairs; null if a line is no pair or repeats a name. */
export function pairsOf(lines: string): Record<string, string> | null {
  const pairs = new Map<string, string>();
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const text = line.slice(colon + 1).trim();
    if (name === '' || text === '' || pairs.has(name)) return null;
    pairs.set(name, text);
  }
  return Object.fromEntries(pairs);
}
