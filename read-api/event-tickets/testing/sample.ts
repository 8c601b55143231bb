import type { EventTicketEvent } from '#domain/event-tickets/event-ticket.ts';
import { eventTicketsProjection } from '#projections/event-tickets/area.ts';
import { eventTicketsTable } from '#projections/event-tickets/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-01-01';
const event: EventTicketEvent = {
  type: 'EventTicketRegistered',
  data: {
    id: 8,
    name: 'Spring offer',
    memberPlanId: 3,
    signupStartDate: '2026-01-01',
    signupEndDate: '2026-03-31',
    activeDuration: 'P1M',
    activeStartDate: null,
    activeEndDate: null,
    discountPrice: { KOREA: 19_000, JAPAN: null },
    maxUses: 2,
  },
};

/** Sample: members sign up for plan 3 with event ticket 8. */
export const sample: Sample = {
  async insert(pool) {
    const row = foldAll(eventTicketsProjection, 'event_ticket-8', [{ event, on }]);
    await insertRows(pool, eventTicketsTable, row === null ? [] : [row]);
  },
  log: [logRow('event_ticket-8', 0n, event.type, event.data, { at: `${on}T00:00:00.000Z` })],
  idOf: (path) => (path.startsWith('/v1/subscriptions/user-event-tickets') ? '8' : null),
  shared: /^$/,
  forStaff: /^\/v1\/subscriptions\/user-event-tickets(?!.*\/difference$)/,
};
