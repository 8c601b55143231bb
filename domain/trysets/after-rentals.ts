import type { Consequence } from '../reacting.ts';
import type { MemberRentalsEvent } from './member-rentals.ts';

/** A ticket that no tryset can use any more is canceled and refunded. */
export function afterRentals({ type, data }: MemberRentalsEvent): Consequence[] {
  if (type !== 'RentalTicketClosed') return [];
  return [{ on: 'user_ticket', id: data.ticketId, as: 'system', command: { action: 'follow_rentals' } }];
}
