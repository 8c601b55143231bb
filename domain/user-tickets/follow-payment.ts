import type { FollowPayment, PaymentNews, UserTicketAct } from './ticket-commands.ts';
import type { UserTicket } from './ticket-state.ts';

/** The actions that follow from news of the payment. News of a ticket that no longer waits for them change nothing. */
export function actsOnPayment({ status }: UserTicket, { news }: FollowPayment): readonly UserTicketAct[] {
  if (news.type === 'refunded') {
    // A canceled ticket asked for the refund itself.
    const isHeld = status === 'scheduled' || status === 'paid';
    return isHeld ? [{ action: 'note_refund', amount: news.amount }] : [];
  }
  return status === 'pending' ? [actOn(news)] : [];
}

function actOn(news: Exclude<PaymentNews, { type: 'refunded' }>): UserTicketAct {
  switch (news.type) {
    case 'paid':
      return { action: 'pay', amount: news.amount };
    case 'declined':
      return { action: 'decline', declined: news.declined };
    case 'failed':
      return { action: 'give_up' };
    case 'closed':
      return { action: 'cancel' };
  }
}
