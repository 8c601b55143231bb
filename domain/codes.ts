import { plainLower, unseen } from './text/plain.ts';

/**
 * Letters that look like Latin letters (by their small letters and by their capitals), and Japanese characters that look
 * alike. Old codes may contain them; new codes must not.
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

/** Matches the scripts that codes may use: ASCII, accented Latin, Korean, Japanese and Chinese. */
const ofOurWritings =
  /^(?:[ -~ー・]|[\u00c0-\u0130\u0132-\u0137\u0139-\u017f]|\p{sc=Hangul}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana})+$/u;

const looksLikeId = /^[#@]?\d+$/;

/**
 * Folds a code or name for comparison, so that texts that look alike become equal: case, width, blanks, hyphens and invisible
 * characters do not count. Accepts any text, even if it is no valid code.
 */
export function folded(text: string): string {
  const plain = plainLower(text.replace(/[\p{Pd}−]/gu, '-'));
  return [...plain].map((letter) => looksLike[letter] ?? letter).join('');
}

/** Formats a garment's code for display: in capitals, as on its label. Old codes are formatted the same way. */
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

/** Returns the platform's code for a garment that came without a code. */
export function givenStockCode(stockItemId: number): string {
  return `S${String(stockItemId).padStart(7, '0')}`;
}

/** Reads a product's code in its brand's spelling. Returns null if it could be confused with another code or with an id. */
export function productCodeFrom(text: string): string | null {
  const code = text.normalize('NFKC').trim();
  const isReadable = ofOurWritings.test(code) && code.replace(unseen, '') === code;
  return isReadable && !looksLikeId.test(code) ? code : null;
}

/** Converts ASCII letters to capitals. Other letters stay, since their capitals may be ASCII letters. */
function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
