import type { Area } from '../area.ts';
import type { LookWords } from './words.ts';

type Posted1 = LookWords & Record<string, unknown>;

export const looksArea = {
  kinds: ['look'],
  references: { lookId: 'look' },
  referencesOf: {},
  persons: [],
  upcasters: {
    // Since version 2 the link and the text are sealed. Version 1 events have them in readable form.
    LookPosted: {
      1: (data) => {
        const { link, description, ...look } = data as Posted1;
        return { ...look, words: { link, description }, hasLink: link !== null };
      },
    },
    LookRevised: {
      1: (data) => {
        const { changed } = data as { changed: Partial<LookWords> };
        return { changed, hasLink: changed.link === undefined ? null : changed.link !== null };
      },
    },
  },
} as const satisfies Area;
