import { written } from '../event-versions.ts';
import { lookUse } from './look-use.ts';
import { lookUses } from './look-uses.ts';
import { lookUsePrice } from './price-policy.ts';

export const lookUsesWritten = [
  written(lookUse, {
    LookUseRequested: 1,
    LookUseRequestExpired: 1,
    LookUseTakenUp: 1,
    LookUseAgreed: 1,
    LookUseDeclined: 1,
    LookUseAskedAgain: 1,
    LookUseReminded: 1,
    LookUseRevised: 1,
    LookUseConfirmed: 1,
    LookUseRejected: 1,
    LookUseCanceled: 1,
    LookUseBegan: 1,
    LookUsePaymentIssued: 1,
    LookUsePaymentCanceled: 1,
    LookUseEnded: 1,
    LookUseExpired: 1,
    LookUseLookGone: 1,
    LookUseLookBack: 1,
  }),
  written(lookUses, {
    LookUseClaimed: 1,
    LookUseClaimEnded: 1,
    LookUsesLookGone: 1,
    LookUsesLookBack: 1,
  }),
  written(lookUsePrice, { LookUsePriceRevised: 1 }),
];
