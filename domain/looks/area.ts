import type { Area } from '../area.ts';
import type { LookWords } from './words.ts';

type Posted1 = LookWords & Record<string, unknown>;
type Tagged1 = { trysetItemId: number } & Record<string, unknown>;

/** Since version 2 an entry names the kind of its thing; earlier ones were tryset items. */
function ofTrysetItem({ trysetItemId, ...entry }: Tagged1) {
  return { ...entry, of: { kind: 'tryset_item', id: trysetItemId } };
}

export const looksArea = {
  kinds: ['look'],
  references: { lookId: 'look', eventBrandId: 'brand' },
  referencesOf: {},
  persons: [],
  upcasters: {
    // Since version 2 the link and the text are sealed. Version 1 events have them in readable form.
    LookPosted: {
      1: (data) => {
        const { link, description, ...look } = data as Posted1;
        return { ...look, words: { link, description }, hasLink: link !== null };
      },
      // Since version 3 a look names the reservation or the proposal that it is for.
      2: (data) => {
        const { entries, ...look } = data as { entries: readonly Tagged1[] };
        return { ...look, reservationId: null, proposalId: null, entries: entries.map(ofTrysetItem) };
      },
      // Since version 4 it names the brand of the reservation's event.
      3: (data) => ({ ...(data as Record<string, unknown>), eventBrandId: null }),
    },
    LookItemTagged: { 1: (data) => ofTrysetItem(data as Tagged1) },
    LookRevised: {
      1: (data) => {
        const { changed } = data as { changed: Partial<LookWords> };
        return { changed, hasLink: changed.link === undefined ? null : changed.link !== null };
      },
    },
  },
} as const satisfies Area;
