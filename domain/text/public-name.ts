import { plain } from './plain.ts';

const lineBreak = /[\p{Cc}\u2028\u2029]/u;
/**
 * Mail and message programs turn these into links. Two letters directly after a dot are enough; `Dr. Jart` and `A.P.C.` are
 * safe.
 */
const dotInDomain = /(?<=[\p{L}\p{N}_-])([.。])(?=\p{L}{2})/u;
const dotInNumbers = /(?<=\d)\.(?=\d+\.\d)/;
const scheme = /:\/\//;

/**
 * Whether a name may be shown to others and in mails: one line without a web address. Otherwise a stranger's input would
 * become a link in our mail.
 */
export function isPublicName(text: string): boolean {
  return !lineBreak.test(text) && !holdsAddress(text);
}

/** Whether a program would make a link of a part of the text. */
export function holdsAddress(text: string): boolean {
  const read = plain(text);
  return [scheme, dotInDomain, dotInNumbers].some((part) => part.test(read));
}

/** A name for mails. A name from before this rule stays readable, on one line, and does not become a link. */
export function nameInLetter(text: string): string {
  return plain(text)
    .replaceAll(new RegExp(scheme, 'g'), ': ')
    .replaceAll(new RegExp(dotInDomain, 'gu'), '$1 ')
    .replaceAll(new RegExp(dotInNumbers, 'g'), '. ');
}
