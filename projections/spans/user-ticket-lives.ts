import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { evolveUserTicket, initialUserTicket } from '#domain/user-tickets/ticket-state.ts';
import { idOf, type Projection } from '../projection.ts';
import { stepped } from './life.ts';
import { spansOfLives } from './spans-of-lives.ts';
import { type UserTicketLifeRow, userTicketLivesTable, userTicketSpansTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change the status. */
const movesTicket: Readonly<Record<UserTicketEvent['type'], boolean>> = {
  UserTicketRequested: true,
  UserTicketRequestExpired: false,
  UserTicketPaid: true,
  UserTicketPaymentFailed: false,
  UserTicketGivenUp: true,
  UserTicketBegan: true,
  UserTicketEnded: false,
  UserTicketCanceled: true,
  UserTicketRefundNoted: false,
  UserTicketNextPlanChosen: false,
  UserTicketRechargingChanged: false,
};

/** A request that expired has no life: there never was a ticket. Tickets belong to no brand. */
export const userTicketLives: Projection<UserTicketLifeRow, UserTicketEvent> = {
  name: 'user_ticket_lives',
  table: userTicketLivesTable,
  categories: ['user_ticket'],
  knows: (type) => type in movesTicket,
  keys: (recorded) => (movesTicket[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const { status } = evolveUserTicket({ ...initialUserTicket, ...row?.life.at(-1)?.as }, event, at);
    const life = stepped(row?.life ?? [], { from: at, revision: Number(revision), as: { status } });
    return row?.life === life ? row : { id: idOf(recorded), brandId: 0, life };
  },
};

export const userTicketSpans = spansOfLives(userTicketLivesTable, userTicketSpansTable);
