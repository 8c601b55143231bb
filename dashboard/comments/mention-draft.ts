import { type Account, isSameAccount } from '#domain/accounts/account.ts';
import { mentionOf, partsOf } from '#domain/comments/comment-text.ts';

/** Somebody who was chosen for a text, and what the text calls them: with no other of that name. */
export interface Chosen extends Account {
  called: string;
}

/** What is typed: names stand in it as people read them, and who was chosen says whose they are. */
export interface Draft {
  text: string;
  chosen: readonly Chosen[];
}

export const emptyDraft: Draft = { text: '', chosen: [] };

/** From the last `@` before the caret on, what somebody is looked for by; null where nobody is. */
export function soughtAt(text: string, caret: number): { from: number; sought: string } | null {
  const [found] = /(?<![^\s(（])@[^\s@]{0,30}$/u.exec(text.slice(0, caret)) ?? [];
  return found === undefined ? null : { from: caret - found.length, sought: found.slice(1) };
}

/** The draft with somebody in place of what they were looked for by, and where the caret stands then. */
export function withChosen(
  { text, chosen }: Draft,
  { from, to }: { from: number; to: number },
  who: Account & { name: string; username: string | null },
): { draft: Draft; caret: number } {
  const { label, id } = who;
  const known = chosen.find((one) => isSameAccount(one, who));
  const isTaken = chosen.some(({ called }) => called === who.name);
  const called = known?.called ?? (isTaken ? `${who.name} (${who.username ?? who.id})` : who.name);
  const written = `@${called} `;
  const rest = text.slice(to).replace(/^ /, '');
  return {
    draft: {
      text: `${text.slice(0, from)}${written}${rest}`,
      chosen: known === undefined ? [...chosen, { label, id, called }] : chosen,
    },
    caret: from + written.length,
  };
}

/** The text as it is sent. Of names that begin alike the longest is meant. */
export function sentText({ text, chosen }: Draft): string {
  const longestFirst = chosen.toSorted((one, other) => other.called.length - one.called.length);
  return longestFirst.reduce((sent, one) => sent.replaceAll(`@${one.called}`, mentionOf(one)), text);
}

/** A comment to be put in other words. */
export function draftOfComment(text: string, nameOf: (account: Account) => string): Draft {
  const chosen: Chosen[] = [];
  const words = partsOf(text).map((part) => {
    if (typeof part === 'string') return part;
    const known = chosen.find((one) => isSameAccount(one, part));
    if (known !== undefined) return `@${known.called}`;
    const name = nameOf(part);
    const called = chosen.some((one) => one.called === name) ? `${name} (${part.id})` : name;
    chosen.push({ ...part, called });
    return `@${called}`;
  });
  return { text: words.join(''), chosen };
}
