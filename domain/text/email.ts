import { plain } from './plain.ts';

/** Letters that an address may have. */
export const emailAtMost = 320;

/** What is wrong with an address. */
export type EmailFault = 'at' | 'quoted' | 'name' | 'dots' | 'domain';

export interface Email {
  /** As letters go to it, and as it is shown. */
  address: string;
  /** Equal for addresses that reach the same box: in lower case, a domain of other letters as the mail system names it (punycode). */
  key: string;
}

/** Carriers that once gave out names with dots in a row or at an end, which their owners still have. */
const dottedCarriers =
  /^(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.ne\.jp|(?:[a-z]\.)?vodafone\.ne\.jp)$/;

const nameForm = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const labelForm = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The one reading of an e-mail address, whatever keyboard it came from. */
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

/** An address as it is compared; a text of before that is none now goes by its letters. */
export function emailKey(text: string): string {
  const parsed = parseEmail(text);
  return 'key' in parsed ? parsed.key : text.trim().normalize('NFKC').toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= emailAtMost && 'key' in parseEmail(text);
}

/** A domain as the mail system names it; null for a text that is none. */
function hostOf(domain: string): string | null {
  // A URL would take these for more than a name.
  if (!/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain)) return null;
  const url = URL.parse(`http://${domain.toLowerCase()}`);
  const labels = url?.hostname.split('.') ?? [];
  const isName = labels.length > 1 && labels.every((label) => labelForm.test(label));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? labels.join('.') : null;
}
