import { slotsRead } from '#domain/slots/slot-label.ts';
import { keyLetter } from '#domain/text/hangul-keys.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { type Key, type Offer, offersOf, takesSlot } from './offers.ts';
import type { Prompt } from './prompts.ts';

/** The meaning of a text from the box, given the current garment, choices and question. */
export type Meaning =
  | { kind: 'nothing' }
  | { kind: 'scan'; code: string }
  /** The text looks like a slot's label. A garment, a parcel or a product may have the same label. */
  | { kind: 'slot'; code: string }
  | { kind: 'answer'; text: string }
  | { kind: 'choose'; at: number }
  | { kind: 'undo' }
  | { kind: 'task'; offer: Offer; rest: string }
  | { kind: 'not_now'; key: Key | null };

interface Desk {
  current: Scanned | null;
  choices: readonly Scanned[];
  prompt: Prompt | null;
}

const keys: readonly string[] = ['S', 'A', 'B', 'C', 'H', 'U', 'D', 'O', 'K'] satisfies Key[];

/**
 * A single letter, with optional words after it, is a key. Every other text is a label. Keys are sent with Enter like
 * labels, so that the first letter of a scanned code is never read as a key.
 */
export function meaningOf(text: string, { current, choices, prompt }: Desk): Meaning {
  const given = text.trim();
  if (prompt !== null) return { kind: 'answer', text: given };
  if (choices.length > 0 && /^\d{1,2}$/.test(given)) return { kind: 'choose', at: Number(given) - 1 };
  const offers = current === null ? [] : offersOf(current);
  if (given === '') {
    const usual = offers.find(({ key }) => key === 'next');
    if (usual !== undefined) return { kind: 'task', offer: usual, rest: '' };
    return current === null ? { kind: 'nothing' } : { kind: 'not_now', key: null };
  }
  const [, first = '', rest = ''] = /^(\S)(?:\s+(.*))?$/s.exec(given) ?? [];
  const letter = keyLetter(first);
  if (letter === 'Z' && rest === '') return { kind: 'undo' };
  if (keys.includes(letter)) {
    const offer = offers.find(({ key }) => key === letter);
    if (offer !== undefined) return { kind: 'task', offer, rest: rest.trim() };
    if (rest === '') return { kind: 'not_now', key: letter as Key };
  }
  const isSlot = current !== null && takesSlot(current) && slotsRead(given).length > 0;
  return { kind: isSlot ? 'slot' : 'scan', code: given };
}
