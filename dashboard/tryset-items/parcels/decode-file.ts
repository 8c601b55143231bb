const inKorean = /[\uAC00-\uD7A3]/gu;
const inJapanese = /[\u3041-\u30FE\u4E00-\u9FFF]/gu;
/** What Korean text looks like when it is read as Japanese: half-width katakana and signs that nobody writes. */
const misread = /[\uFF61-\uFF9F\uFFFD\u0080-\u009F]/gu;

/**
 * The text of a file as spreadsheets save it: UTF-8 or UTF-16 with or without their mark, else EUC-KR or Shift_JIS,
 * whichever reads as its language.
 */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const korean = decoded('euc-kr', bytes);
    const japanese = decoded('shift_jis', bytes);
    return score(korean, inKorean) >= score(japanese, inJapanese) ? korean : japanese;
  }
}

function decoded(encoding: string, bytes: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** How much of a text is in a language, less what shows that it was misread. */
function score(text: string, language: RegExp): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(language) - 3 * count(misread);
}
