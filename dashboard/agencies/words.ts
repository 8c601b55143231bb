import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  object: ({ contactId, agencyId }, { nameOf }) =>
    typeof contactId === 'number' && typeof agencyId === 'number'
      ? [nameOf('contactId', contactId), nameOf('agencyId', agencyId)].filter(Boolean).join(' · ')
      : null,
};
