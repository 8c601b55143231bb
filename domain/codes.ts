import { plainLower, unseen } from './text/plain.ts';

/**
 * Letters that look like Latin ones, by the look of their small letters and of their capitals, and Japanese signs that look
 * like each other. Old codes may contain them; new codes must not.
 */
const looksLike: Readonly<Record<string, string>> = {
  ...pairs('авеёзіјкмнорстухѕԁԛԝһ', 'abee3ijkmhopctyxsdqwh'),
  ...pairs('αβεζηικμνορτυχ', 'abezhikmnoptyx'),
  ...pairs('ıĸɑɡ', 'ikag'),
  ...pairs('ニロカエタハトヘベペ', '二口力工夕八卜へべぺ'),
};

function pairs(others: string, meant: string): Record<string, string> {
  const letters = [...meant];
  return Object.fromEntries([...others].map((letter, index) => [letter, letters[index] ?? letter]));
}

/** ASCII, accented Latin, Korean, Japanese and Chinese. */
const ofOurWritings =
  /^(?:[ -~ー・]|[\u00c0-\u0130\u0132-\u0137\u0139-\u017f]|\p{sc=Hangul}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana})+$/u;

const looksLikeId = /^[#@]?\d+$/;

/**
 * Folds a code or name for comparison. Texts that look alike fold to the same text: case, width, blanks, hyphens and invisible
 * characters do not count. Accepts any text; it does not check whether the text is a valid code.
 */
export function folded(text: string): string {
  const plain = plainLower(text.replace(/[\p{Pd}−]/gu, '-'));
  return [...plain].map((letter) => looksLike[letter] ?? letter).join('');
}

/** Formats a garment's code for display: in capitals, as on its label, also for old codes. */
export function shownStockCode(code: string): string {
  return capitals(code.normalize('NFKC'));
}

/**
 * Reads the code for a new label: 1 to 60 of `A-Z`, `0-9` and hyphens, with at least one letter, because digits alone are an
 * id. Returns null for other texts, and for the code that the platform gives to another garment than `stockItemId`.
 */
export function stockCodeFrom(text: string, stockItemId: number): string | null {
  const code = shownStockCode(text.trim());
  if (!/^[A-Z0-9-]{1,60}$/.test(code) || !/[A-Z]/.test(code)) return null;
  return /^S\d{7,}$/.test(code) && code !== givenStockCode(stockItemId) ? null : code;
}

/** The code for a garment that came without one. */
export function givenStockCode(stockItemId: number): string {
  return `S${String(stockItemId).padStart(7, '0')}`;
}

/** Reads a product's code in its brand's spelling. Returns null if it could be confused with another code or with an id. */
export function productCodeFrom(text: string): string | null {
  const code = text.normalize('NFKC').trim();
  const isReadable = ofOurWritings.test(code) && code.replace(unseen, '') === code;
  return isReadable && !looksLikeId.test(code) ? code : null;
}

/** ASCII only: other letters may have ASCII capitals. */
function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
