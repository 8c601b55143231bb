import { type Account, isSameAccount } from '../notes/account.ts';

/** Characters of a comment as it is stored, mentions as they stand there. */
export const commentAtMost = 2_000;

const mention = /@\{(staff|brand_admin):([1-9]\d{0,9})\}/g;

/** How a text names an account. It is shown by the name that the account has then. */
export function mentionOf({ label, id }: Account): string {
  return `@{${label}:${id}}`;
}

/** A comment as it is stored: composed letters (NFC), line ends of one kind, nothing blank around it. */
export function storedText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Who is mentioned, each once, in the order of the text. */
export function mentionsIn(text: string): Account[] {
  const all = [...text.matchAll(mention)].map(([, label, id]) => accountIn(label, id));
  return all.filter((one, index) => all.findIndex((other) => isSameAccount(one, other)) === index);
}

/** A text in its parts: what is written, and who is mentioned. */
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
