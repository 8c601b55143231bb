const keysOfJamo =
  'ㅂqㅈwㄷeㄱrㅅtㅛyㅕuㅑiㅐoㅔpㅁaㄴsㅇdㄹfㅎgㅗhㅓjㅏkㅣlㅋzㅌxㅊcㅍvㅠbㅜnㅡmㅃQㅉWㄸEㄲRㅆTㅒOㅖPㅘhkㅙhoㅚhlㅝnjㅞnpㅟnlㅢmlㄳrtㄵswㄶsgㄺfrㄻfaㄼfqㄽftㄾfxㄿfvㅀfgㅄqt';
const keyOf = new Map(
  [...keysOfJamo.matchAll(/([ㄱ-ㅣ])([a-zA-Z]+)/g)].map(([, jamo = '', key = '']) => [jamo, key]),
);

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/**
 * Returns a text as Latin keys: a keyboard set to Hangul writes `ㄴ` when a scanner or a person presses `s`. Most keys lose
 * capitals, so codes are compared without case.
 */
export function latinKeys(text: string): string {
  return [...text].map(keysOf).join('');
}

/** Returns the Latin key of a single letter, in capitals. */
export function keyLetter(letter: string): string {
  return keysOf(letter).toUpperCase();
}

export function hasHangul(text: string): boolean {
  return /[ㄱ-ㅣ가-힣\u1100-\u11ff]/.test(text);
}

function keysOf(letter: string): string {
  const at = letter.charCodeAt(0) - 0xac00;
  if (at < 0 || at > 11_171) return keyOf.get(single(letter)) ?? letter;
  const parts = [initials[Math.floor(at / 588)], vowels[Math.floor((at % 588) / 28)], finals[at % 28]];
  return parts.map((jamo = '') => keyOf.get(jamo) ?? '').join('');
}

/** Returns the single letter for a conjoining jamo: NFKC turns single letters into jamo, which come from the same keys. */
function single(letter: string): string {
  const code = letter.charCodeAt(0);
  return initials[code - 0x1100] ?? vowels[code - 0x1161] ?? finals[code - 0x11a7] ?? letter;
}
