const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * What stands for a person without a portrait: of a Korean or Japanese name the first letter, which is the family's; of others the
 * first letters of the first two words. A question mark where there is no letter.
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

/** A number that is always the same of the same text, below `count`. */
export function numberOf(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
