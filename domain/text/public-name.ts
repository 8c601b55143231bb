import { plain } from './plain.ts';

const lineBreak = /[\p{Cc}\u2028\u2029]/u;
/** Programs for mail and messages make links of these. Two letters right behind a dot are enough: `Dr. Jart` and `A.P.C.` are none. */
const dotInDomain = /(?<=[\p{L}\p{N}_-])([.。])(?=\p{L}{2})/u;
const dotInNumbers = /(?<=\d)\.(?=\d+\.\d)/;
const scheme = /:\/\//;

/**
 * Whether a name may be shown to others, also in letters: one line that holds no address. What a stranger types would else become a link
 * in a letter of ours.
 */
export function isPublicName(text: string): boolean {
  return !lineBreak.test(text) && !holdsAddress(text);
}

/** Whether a text holds what a program would make a link of. */
export function holdsAddress(text: string): boolean {
  const read = plain(text);
  return [scheme, dotInDomain, dotInNumbers].some((part) => part.test(read));
}

/** A name as letters say it: one of before this rule stays readable there, on one line, and becomes no link. */
export function nameInLetter(text: string): string {
  return plain(text)
    .replaceAll(new RegExp(scheme, 'g'), ': ')
    .replaceAll(new RegExp(dotInDomain, 'gu'), '$1 ')
    .replaceAll(new RegExp(dotInNumbers, 'g'), '. ');
}
