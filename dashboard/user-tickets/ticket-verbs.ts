import type { UserTicket } from '#read-api/user-tickets/contract.ts';

/** The things that staff do with a ticket, in the order of the buttons. */
export type TicketVerb = 'pay' | 'next' | 'renew' | 'stop' | 'cancel';

/** The verbs that are possible now. Where a cancel would only stop the renewal, `stop` stands for it. */
export function verbsOf(ticket: UserTicket): TicketVerb[] {
  const { status, actions, invoice, rechargingFlag, usedClosets } = ticket;
  const may = (name: string) => actions.some((action) => action.name === name && action.allowed);
  const isUnpaid = status === 'pending' && invoice.paymentId !== null;
  const verbs: TicketVerb[] = [];
  if (isUnpaid) verbs.push('pay');
  if (may('choose_next_plan')) verbs.push('next');
  if (may('set_recharging')) verbs.push(rechargingFlag ? 'stop' : 'renew');
  if (isUnpaid || (may('cancel') && usedClosets === 0)) verbs.push('cancel');
  return verbs;
}
