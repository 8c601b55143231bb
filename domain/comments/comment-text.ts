import { type Account, isSameAccount } from '../accounts/account.ts';

/** The maximum characters of a comment as stored, with its mentions in their stored form. */
export const commentAtMost = 2_000;

const mention = /@\{(staff|brand_admin):([1-9]\d{0,9})\}/g;

/** Returns the stored form of a mention. The page shows the account's present name. */
export function mentionOf({ label, id }: Account): string {
  return `@{${label}:${id}}`;
}

/** Returns a comment as it is stored: NFC, with one kind of line end, trimmed. */
export function storedText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Returns the accounts that a text mentions, each once, in the order of the text. */
export function mentionsIn(text: string): Account[] {
  const all = [...text.matchAll(mention)].map(([, label, id]) => accountIn(label, id));
  return all.filter((one, index) => all.findIndex((other) => isSameAccount(one, other)) === index);
}

/** Splits a stored text into plain text and mentions. */
export function partsOf(text: string): (string | Account)[] {
  const parts: (string | Account)[] = [];
  let end = 0;
  for (const { 0: found, 1: label, 2: id, index } of text.matchAll(mention)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(accountIn(label, id));
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function accountIn(label: string | undefined, id: string | undefined): Account {
  return { label: label === 'staff' ? 'staff' : 'brand_admin', id: Number(id) };
}
