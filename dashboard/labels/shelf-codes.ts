interface Shelves {
  sector: string;
  cell: string;
  from: number | null;
  to: number | null;
}

/** Names that a label could not be read with: the code has hyphens between its parts, and lists of them commas. */
const unreadable = /[-,\s]/;

/** The codes of these shelves, as labels and the desk have them; none while something is missing or cannot be read. */
export function shelfCodes({ sector, cell, from, to }: Shelves): string[] {
  const [first, second] = [sector, cell].map((name) => name.normalize('NFKC').trim().toUpperCase());
  if (!first || !second || unreadable.test(first) || unreadable.test(second)) return [];
  if (from === null || to === null || to < from) return [];
  return Array.from({ length: to - from + 1 }, (_, at) => `${first}-${second}-${from + at}`);
}
