import { type Account, isSameAccount } from '#domain/accounts/account.ts';
import { mentionOf, partsOf } from '#domain/comments/comment-text.ts';

/** A mentioned account, and the name that the draft shows for it. No two accounts of a draft share a name. */
export interface Chosen extends Account {
  called: string;
}

/** A comment as the person types it. The text holds display names; `chosen` maps them to accounts. */
export interface Draft {
  text: string;
  chosen: readonly Chosen[];
}

export const emptyDraft: Draft = { text: '', chosen: [] };

/** The start and search text of the mention at the caret; null if no mention is being typed. */
export function soughtAt(text: string, caret: number): { from: number; sought: string } | null {
  const [found] = /(?<![^\s(（])@[^\s@]{0,30}$/u.exec(text.slice(0, caret)) ?? [];
  return found === undefined ? null : { from: caret - found.length, sought: found.slice(1) };
}

/** Replaces the search text with the chosen account's name. Returns the new draft and caret. */
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

/** The text as the API stores it. Longer names are replaced first, since one name may begin with another. */
export function sentText({ text, chosen }: Draft): string {
  const longestFirst = chosen.toSorted((one, other) => other.called.length - one.called.length);
  return longestFirst.reduce((sent, one) => sent.replaceAll(`@${one.called}`, mentionOf(one)), text);
}

/** Turns a stored comment into a draft for editing. */
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
