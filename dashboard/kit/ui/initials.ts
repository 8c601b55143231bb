const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The initials shown for a person without a portrait. Korean and Japanese names give their first letter, the family name.
 * Other names give the first letters of the first two words. A name without letters gives a question mark.
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
