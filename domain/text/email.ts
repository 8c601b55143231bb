import { plain } from './plain.ts';

/** The maximum length of an e-mail address. */
export const emailAtMost = 320;

/** Why an e-mail address is invalid. */
export type EmailFault = 'at' | 'quoted' | 'name' | 'dots' | 'domain';

export interface Email {
  /** The address for sending mail and for display. */
  address: string;
  /**
   * The key for comparisons: addresses of the same mailbox have equal keys. It is in lower case, with international domains in
   * punycode.
   */
  key: string;
}

/** Matches the domains of carriers that once issued names with repeated or trailing dots; their owners still use them. */
const dottedCarriers =
  /^(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.ne\.jp|(?:[a-z]\.)?vodafone\.ne\.jp)$/;

const nameForm = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const labelForm = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Parses an email address typed on any keyboard. */
export function parseEmail(text: string): Email | { fault: EmailFault } {
  const written = plain(text).replace(/^mailto:/i, '');
  if (written.includes('"')) return { fault: 'quoted' };
  const parts = written.split('@');
  const [name = '', domain = ''] = parts;
  if (parts.length !== 2 || name === '' || domain === '') return { fault: 'at' };
  if (!nameForm.test(name)) return { fault: 'name' };
  const dotted = domain.replaceAll(/[。｡]/g, '.');
  const host = hostOf(dotted);
  if (host === null) return { fault: 'domain' };
  if (/^\.|\.\.|\.$/.test(name) && !dottedCarriers.test(host)) return { fault: 'dots' };
  return { address: `${name}@${dotted}`, key: `${name}@${host}`.toLowerCase() };
}

/** Returns the comparison key of an address. Old addresses that are invalid today are compared as text. */
export function emailKey(text: string): string {
  const parsed = parseEmail(text);
  return 'key' in parsed ? parsed.key : text.trim().normalize('NFKC').toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= emailAtMost && 'key' in parseEmail(text);
}

/** Returns a domain in the form that mail servers use; null if it is invalid. */
function hostOf(domain: string): string | null {
  // The URL parser would read other characters as parts of a URL, such as a path.
  if (!/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain)) return null;
  const url = URL.parse(`http://${domain.toLowerCase()}`);
  const labels = url?.hostname.split('.') ?? [];
  const isName = labels.length > 1 && labels.every((label) => labelForm.test(label));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? labels.join('.') : null;
}
