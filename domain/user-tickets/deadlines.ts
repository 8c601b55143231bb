import { startOfBusinessDay } from '../business-day.ts';
import { type Deadline, later } from '../reacting.ts';
import { giveUpAt, isEndReached, isStartReached, retriesAt, turnAt } from './ticket-days.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import { announceDays } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';

/** The start and the end of a ticket, the mail before its renewal, and the retries of a failed renewal. */
export interface UserTicketDeadline extends Deadline {
  name:
    | 'begin_ticket'
    | 'turn_ticket'
    | 'announce_ticket_renewal'
    | 'retry_ticket_payment'
    | 'give_up_ticket_payment';
  ticketId: number;
}

/** The deadlines that an event sets. `state` is the state at the event or later. */
export function deadlinesOfTicket({ type, data }: UserTicketEvent, state: UserTicket): UserTicketDeadline[] {
  const { ticketId, period, previousTicketId, firstFailedAt } = state;
  const at = (name: UserTicketDeadline['name'], dueAt: string) => ({ name, dueAt, ticketId });
  switch (type) {
    case 'UserTicketRequested':
    case 'UserTicketPaid': {
      if (period === null || (type === 'UserTicketRequested' && data.paymentId !== null)) return [];
      const turn = turnAt(period.endDate);
      const begin = data.isBegun ? [] : [at('begin_ticket', startOfBusinessDay(period.startDate))];
      return [
        ...begin,
        at('announce_ticket_renewal', later(turn, -announceDays * 86_400_000)),
        at('turn_ticket', turn),
      ];
    }
    case 'UserTicketPaymentFailed': {
      // A sign-up ends when its payment is due. Only the first failure of a renewal sets the retries.
      if (previousTicketId === null || data.failure > 1 || firstFailedAt === null) return [];
      const retries = retriesAt(firstFailedAt).map((dueAt) => at('retry_ticket_payment', dueAt));
      return [...retries, at('give_up_ticket_payment', giveUpAt(firstFailedAt))];
    }
    default:
      return [];
  }
}

/**
 * The work of a deadline when it fires. `fail_payment`: end the payment first; it tells the ticket. A payment that was paid
 * before decides otherwise.
 */
export type Duty =
  | { do: 'begin' | 'end' | 'renew' }
  | { do: 'open_next' }
  /** `isRenewing`: another ticket follows, so its price is announced; otherwise the end is. */
  | { do: 'announce'; isRenewing: boolean }
  | { do: 'charge'; paymentId: number }
  | { do: 'fail_payment'; paymentId: number };

/** The duty of a deadline at the instant `at`. Null if it is out of date: the state has moved on. */
export function dutyOf(state: UserTicket, name: UserTicketDeadline['name'], at: string): Duty | null {
  const { status, isEnded, isRenewed, isRecharging, paymentId, firstFailedAt } = state;
  switch (name) {
    case 'begin_ticket':
      return status === 'scheduled' && isStartReached(state, at) ? { do: 'begin' } : null;
    case 'turn_ticket':
      if (!isEndReached(state, at)) return null;
      if (status === 'scheduled') return { do: 'begin' };
      if (status !== 'paid') return null;
      if (!isEnded) return { do: isRecharging ? 'renew' : 'end' };
      return isRenewed ? { do: 'open_next' } : null;
    case 'announce_ticket_renewal': {
      const isHeld = status === 'scheduled' || status === 'paid';
      if (!isHeld || isEnded || isEndReached(state, at)) return null;
      return { do: 'announce', isRenewing: isRecharging };
    }
    case 'retry_ticket_payment':
      return status === 'pending' && paymentId !== null ? { do: 'charge', paymentId } : null;
    case 'give_up_ticket_payment':
      if (status !== 'pending' || paymentId === null || firstFailedAt === null) return null;
      return giveUpAt(firstFailedAt) <= at ? { do: 'fail_payment', paymentId } : null;
  }
}
