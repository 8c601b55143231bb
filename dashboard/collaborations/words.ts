import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    ProposalConfirmFailed: { errorCode: 'collaboration.failure' },
    proposal: { failure: 'collaboration.failure', regionId: 'collaboration.region' },
  },
};
