import { written } from '../event-versions.ts';
import { memberWallet } from './wallet.ts';

/** Only the member's wallet is listed, since a brand's wallet has the same events. */
export const cardsWritten = [
  written(memberWallet, {
    CardRegistered: 1,
    CardReplaced: 1,
    CardDescribed: 1,
    CardMadePrimary: 1,
    CardRemoved: 1,
  }),
];
