import { plain } from './plain.ts';

const lineBreak = /[\p{Cc}\u2028\u2029]/u;
/**
 * Matches a dot that mail and message programs read as part of a domain and turn into a link. Two letters directly after a dot
 * are enough; `Dr. Jart` and `A.P.C.` are safe.
 */
const dotInDomain = /(?<=[\p{L}\p{N}_-])([.。])(?=\p{L}{2})/u;
const dotInNumbers = /(?<=\d)\.(?=\d+\.\d)/;
const scheme = /:\/\//;

/**
 * Returns whether a name may be shown to others and in mails: one line without a web address. Otherwise a stranger's input
 * would become a link in our mail.
 */
export function isPublicName(text: string): boolean {
  return !lineBreak.test(text) && !holdsAddress(text);
}

/** Returns whether mail programs would turn a part of the text into a link. */
export function holdsAddress(text: string): boolean {
  const read = plain(text);
  return [scheme, dotInDomain, dotInNumbers].some((part) => part.test(read));
}

/**
 * Returns a name for mails: on one line, and changed so that it does not become a link. Names from before this rule stay
 * readable.
 */
export function nameInLetter(text: string): string {
  return plain(text)
    .replaceAll(new RegExp(scheme, 'g'), ': ')
    .replaceAll(new RegExp(dotInDomain, 'gu'), '$1 ')
    .replaceAll(new RegExp(dotInNumbers, 'g'), '. ');
}
