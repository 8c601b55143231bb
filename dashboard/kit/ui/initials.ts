const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The initials for a person without a portrait. A Korean or Japanese name gives its first letter, the family name's. Other
 * names give the first letters of the first two words. A name without letters gives a question mark.
 */
export function initials(name: string): string {
  const text = name.normalize('NFC');
  const [first] = text.match(/\p{L}/u) ?? [];
  if (first === undefined) return '?';
  if (cjk.test(first)) return first;
  const words = text.split(/[^\p{L}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '')
    .join('');
}

/** A number below `count` that is always the same for the same text. */
export function numberOf(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
