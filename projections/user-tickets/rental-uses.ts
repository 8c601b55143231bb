import { type MemberRentalsEvent, memberRentals, usedOf } from '#domain/trysets/member-rentals.ts';
import { type Derived, idOf, type Projection } from '../projection.ts';
import { type RentalUsesRow, rentalUsesTable, type TicketUsesRow, ticketUsesTable } from './tables.ts';

const known: ReadonlySet<string> = new Set<MemberRentalsEvent['type']>([
  'RentalClaimed',
  'RentalClaimEnded',
  'RentalTicketClosed',
]);

/** A member without a ticket has no row: nothing counts for a ticket then. */
export const rentalUsesProjection: Projection<RentalUsesRow, MemberRentalsEvent> = {
  name: 'rental_uses',
  table: rentalUsesTable,
  categories: ['member_rentals'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at } = recorded;
    const { used } = memberRentals.evolve(stateOf(row?.used ?? {}), event, at);
    return row === null && Object.keys(used).length === 0 ? null : { id: idOf(recorded), used };
  },
};

export const usesOfTickets: Derived<RentalUsesRow, TicketUsesRow> = {
  source: rentalUsesTable,
  table: ticketUsesTable,
  rows: ({ id, used }) =>
    Object.keys(used).map((each) => {
      const ticketId = Number(each);
      return { userId: id, ticketId, ...usedOf(stateOf(used), ticketId) };
    }),
};

const stateOf = (used: RentalUsesRow['used']) => ({ ...memberRentals.initial, used });
