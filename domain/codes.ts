import { plainLower, unseen } from './text/plain.ts';

/**
 * Letters that look like Latin ones, in lower case and by how their capitals look, and signs of Japanese that look like
 * each other. Houses may hold such codes from before; new ones are refused.
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

/** ASCII, Latin with accents, Korean, Japanese and Chinese. */
const ofOurWritings =
  /^(?:[ -~ー・]|[\u00c0-\u0130\u0132-\u0137\u0139-\u017f]|\p{sc=Hangul}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana})+$/u;

const looksLikeId = /^[#@]?\d+$/;

/**
 * A code or name as it is compared: what looks the same to people is the same, whatever its case, width, blanks, hyphens
 * and invisible characters. Any text folds; whether it may be a code is another question.
 */
export function folded(text: string): string {
  const plain = plainLower(text.replace(/[\p{Pd}−]/gu, '-'));
  return [...plain].map((letter) => looksLike[letter] ?? letter).join('');
}

/** A garment's code as it is shown, whatever its house wrote before: with the capitals that its label has. */
export function shownStockCode(code: string): string {
  return capitals(code.normalize('NFKC'));
}

/**
 * The code that a label is to have: 1 to 60 of `A-Z`, `0-9` and hyphens, with a letter, so that it is no id. Null where
 * the text is none, and for the code that the house gives to another garment than `stockItemId`.
 */
export function stockCodeFrom(text: string, stockItemId: number): string | null {
  const code = shownStockCode(text.trim());
  if (!/^[A-Z0-9-]{1,60}$/.test(code) || !/[A-Z]/.test(code)) return null;
  return /^S\d{7,}$/.test(code) && code !== givenStockCode(stockItemId) ? null : code;
}

/** The code of a garment that came without one. */
export function givenStockCode(stockItemId: number): string {
  return `S${String(stockItemId).padStart(7, '0')}`;
}

/** A product's code as its brand writes it; null where it could be taken for another or for an id. */
export function productCodeFrom(text: string): string | null {
  const code = text.normalize('NFKC').trim();
  const isReadable = ofOurWritings.test(code) && code.replace(unseen, '') === code;
  return isReadable && !looksLikeId.test(code) ? code : null;
}

/** Of ASCII alone: others' capitals may be letters of ASCII. */
function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
