import type { FieldNames } from '../../words/field-names.ts';
import type { LookUses, LookUsesEvent } from '../look-uses.ts';
import type { LookUsePriceEvent, LookUsePriceState } from '../price-policy.ts';
import type { LookUseEvent } from '../use-events.ts';
import type { LookUse } from '../use-state.ts';

type States = LookUse | LookUses | LookUsePriceState;
type Events = LookUseEvent | LookUsesEvent | LookUsePriceEvent;

export const lookUseWords = {
  id: 'No.',
  lookUseId: 'Look use',
  lookUseIds: 'Look uses',
  lookId: 'Look',
  brandId: 'Brand',
  userId: 'Member',
  regionId: 'Country',
  useType: 'Kind of use',
  status: 'Status',
  comment: 'Comment',
  startDate: 'Starts',
  endDate: 'Ends',
  price: 'List price',
  answer: 'Answer',
  answeredAt: 'Answered',
  askedAt: 'Asked',
  isReminded: 'Reminded',
  brandPaymentAmount: 'Brand pays',
  curatorReceiveAmount: 'Member receives',
  pointAmount: 'Points',
  paidDiscountRate: 'Discount in percent',
  payment: 'Payment',
  refund: 'Refund',
  isBegun: 'Has begun',
  formerDays: 'Former days',
  isLookGone: 'Look is gone',
  claims: 'Claims',
  from: 'From',
  until: 'Until',
  days: 'Days',
  prices: 'Prices',
  amount: 'Amount',
  createdTime: 'Requested',
  updatedTime: 'Last change',
} as const satisfies FieldNames<States | Events['data']>;
