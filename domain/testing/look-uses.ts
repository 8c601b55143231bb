import type { LookUseDescription } from '../look-uses/use-events.ts';
import type { LookUseLife } from '../look-uses/use-kinds.ts';
import { initialLookUse, type LookUse } from '../look-uses/use-state.ts';

/** A commercial use of a look from June to the end of the year, at the list price of 200,000 KRW with a share of 60 percent. */
export const useDescription: LookUseDescription = {
  lookUseId: 8,
  lookId: 81,
  brandId: 7,
  userId: 51,
  regionId: 'KOREA',
  useType: 'commercial_use',
  comment: 'for our shop',
  startDate: '2026-06-01',
  endDate: '2026-12-31',
  price: { kind: 'cash', amount: 200_000, share: 60 },
};

const initialized: LookUse = {
  ...initialLookUse,
  ...useDescription,
  status: 'initialized',
  askedAt: '2026-05-25T00:00:00.000Z',
};

const confirmed: LookUse = {
  ...initialized,
  status: 'confirmed',
  answer: 'agreed',
  answeredAt: '2026-05-26T00:00:00.000Z',
  brandPaymentAmount: 150_000,
  curatorReceiveAmount: 90_000,
  paidDiscountRate: 25,
  payment: 'pending',
};

/** A use of each status on 1 June. */
export const useStates: Readonly<Record<LookUseLife, LookUse>> = {
  none: initialLookUse,
  lapsed: { ...initialLookUse, lookUseId: 8, lookId: 81, status: 'lapsed' },
  initialized,
  in_progress: { ...initialized, status: 'in_progress' },
  confirmed,
  rejected: { ...initialized, status: 'rejected' },
  canceled: { ...initialized, status: 'canceled' },
  Expired: { ...confirmed, status: 'Expired' },
};
