import { untouched } from '../exhaustive.ts';
import type { MemberPlanTerms } from '../member-plans/plan-terms.ts';
import type { Period } from '../periods.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import type { UserTicketStatus } from './ticket-kinds.ts';

export interface UserTicket {
  status: UserTicketStatus;
  /** 0 before the request. */
  ticketId: number;
  userId: number;
  /** Null before the request. */
  plan: MemberPlanTerms | null;
  period: Period | null;
  eventTicketId: number | null;
  previousTicketId: number | null;
  amount: number;
  usedPoints: number;
  tax: number;
  paymentId: number | null;
  dueTime: string | null;
  isRecharging: boolean;
  isForced: boolean;
  /** The plan of the next ticket; null for the same one. */
  nextMemberPlanId: number | null;
  /** The time of the payment, or of the request if nothing was to be paid. */
  paidTime: string | null;
  /** The money that went back. */
  refunded: number;
  /** Failed attempts since the request. */
  failures: number;
  firstFailedAt: string | null;
  isEnded: boolean;
  /** Whether another ticket follows; false before the end. */
  isRenewed: boolean;
}

export const initialUserTicket: UserTicket = {
  status: 'idle',
  ticketId: 0,
  userId: 0,
  plan: null,
  period: null,
  eventTicketId: null,
  previousTicketId: null,
  amount: 0,
  usedPoints: 0,
  tax: 0,
  paymentId: null,
  dueTime: null,
  isRecharging: false,
  isForced: false,
  nextMemberPlanId: null,
  paidTime: null,
  refunded: 0,
  failures: 0,
  firstFailedAt: null,
  isEnded: false,
  isRenewed: false,
};

export function evolveUserTicket(state: UserTicket, { type, data }: UserTicketEvent, at: string): UserTicket {
  switch (type) {
    case 'UserTicketRequested': {
      const { isBegun, ...described } = data;
      const isPaid = data.paymentId === null;
      const status = isPaid ? startedOr(isBegun) : 'pending';
      return { ...state, ...described, status, paidTime: isPaid ? at : null };
    }
    case 'UserTicketRequestExpired':
      return { ...state, ...data, status: 'canceled' };
    case 'UserTicketPaid':
      return { ...state, status: startedOr(data.isBegun), paidTime: at };
    case 'UserTicketPaymentFailed':
      return { ...state, failures: data.failure, firstFailedAt: state.firstFailedAt ?? at };
    case 'UserTicketGivenUp':
      return { ...state, status: 'failed' };
    case 'UserTicketBegan':
      return { ...state, status: 'paid' };
    case 'UserTicketEnded': {
      const { nextMemberPlanId } = data;
      return {
        ...state,
        isEnded: true,
        isRenewed: nextMemberPlanId !== null,
        nextMemberPlanId: nextMemberPlanId ?? state.nextMemberPlanId,
      };
    }
    case 'UserTicketCanceled':
      return { ...state, status: 'canceled', refunded: state.refunded + data.refund };
    case 'UserTicketRefundNoted':
      return { ...state, refunded: state.refunded + data.amount };
    case 'UserTicketNextPlanChosen':
      return { ...state, nextMemberPlanId: data.nextMemberPlanId };
    case 'UserTicketRechargingChanged':
      return { ...state, isRecharging: data.isRecharging };
    default:
      return untouched(type, state);
  }
}

const startedOr = (isBegun: boolean): UserTicketStatus => (isBegun ? 'paid' : 'scheduled');
