import { untouched } from '../exhaustive.ts';
import { paysMember, type UsePayment } from './price.ts';
import type { LookUseDescription, LookUseEvent, UseDates } from './use-events.ts';
import type { LookUseLife, UseAnswer, UsePaymentStatus } from './use-kinds.ts';

/** The folded state of a look use. Times are ISO instants; ids are 0 before the request. */
export interface LookUse extends LookUseDescription, UsePayment {
  status: LookUseLife;
  /** The member's answer to the newest question; null while the member has not answered. */
  answer: UseAnswer | null;
  answeredAt: string | null;
  /** When the member was last asked. */
  askedAt: string | null;
  isReminded: boolean;
  /** Null if nothing is to be paid, or before the confirmation. */
  payment: UsePaymentStatus | null;
  /** The part of the brand's amount that went back. */
  refund: number;
  isBegun: boolean;
  /** The days that the use had before a revision or its confirmation changed them. */
  formerDays: readonly UseDates[];
  /** Whether the look of a confirmed use is gone. */
  isLookGone: boolean;
}

export const initialLookUse: LookUse = {
  status: 'none',
  lookUseId: 0,
  lookId: 0,
  brandId: 0,
  userId: 0,
  regionId: 'KOREA',
  useType: 'regram',
  comment: '',
  startDate: '',
  endDate: null,
  price: null,
  answer: null,
  answeredAt: null,
  askedAt: null,
  isReminded: false,
  brandPaymentAmount: null,
  curatorReceiveAmount: null,
  pointAmount: null,
  paidDiscountRate: 0,
  payment: null,
  refund: 0,
  isBegun: false,
  formerDays: [],
  isLookGone: false,
};

const asked = (at: string) => ({ answer: null, answeredAt: null, askedAt: at, isReminded: false });

/** Returns the use with its present days among the former ones, unless they stay. */
function moved(use: LookUse, after: UseDates): LookUse {
  const { startDate, endDate, formerDays } = use;
  if (startDate === after.startDate && endDate === after.endDate) return use;
  return { ...use, formerDays: [...formerDays, { startDate, endDate }] };
}

export function evolveLookUse(use: LookUse, { type, data }: LookUseEvent, at: string): LookUse {
  switch (type) {
    case 'LookUseRequested':
      return { ...use, ...data, ...asked(at), status: 'initialized' };
    case 'LookUseRequestExpired':
      return { ...use, ...data, status: 'lapsed' };
    case 'LookUseTakenUp':
      return { ...use, status: 'in_progress' };
    case 'LookUseAgreed':
      return { ...use, answer: 'agreed', answeredAt: at };
    case 'LookUseDeclined':
      return { ...use, status: 'rejected', answer: 'declined', answeredAt: at };
    case 'LookUseAskedAgain':
      return { ...use, ...asked(at) };
    case 'LookUseReminded':
      return { ...use, isReminded: true };
    case 'LookUseRevised':
      return { ...moved(use, data), ...data, ...asked(at) };
    case 'LookUseConfirmed':
      return {
        ...moved(use, data),
        ...data,
        status: 'confirmed',
        payment: paysMember(data) ? 'pending' : null,
      };
    case 'LookUseRejected':
      return { ...use, status: 'rejected' };
    case 'LookUseCanceled':
      return { ...use, status: 'canceled' };
    case 'LookUseBegan':
      return { ...use, isBegun: true };
    case 'LookUsePaymentIssued':
      return { ...use, payment: 'issued' };
    case 'LookUsePaymentCanceled':
      return { ...use, payment: 'canceled' };
    case 'LookUseEnded':
      return { ...use, status: 'Expired', refund: data.refund };
    case 'LookUseExpired':
      return { ...use, status: 'Expired' };
    case 'LookUseLookGone':
      return { ...use, isLookGone: true };
    case 'LookUseLookBack':
      return { ...use, isLookGone: false };
    default:
      return untouched(type, use);
  }
}
