import { memberTerms } from '#domain/testing/member-plans.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { userTicketsProjection } from '#projections/user-tickets/projection.ts';
import { userTicketsTable } from '#projections/user-tickets/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const event: UserTicketEvent = {
  type: 'UserTicketRequested',
  data: {
    ticketId: 52,
    userId: 1001,
    plan: memberTerms,
    period: { anchor: on, monthsBefore: 0, startDate: on, endDate: '2026-04-08' },
    eventTicketId: 8,
    previousTicketId: null,
    amount: 19_000,
    usedPoints: 19_000,
    isRecharging: true,
    isForced: false,
    tax: 0,
    paymentId: null,
    dueTime: null,
    isBegun: true,
  },
};

/** Sample: member 1001 has ticket 52 of plan 3. */
export const sample: Sample = {
  async insert(pool) {
    const row = foldAll(userTicketsProjection, 'user_ticket-52', [{ event, on }]);
    await insertRows(pool, userTicketsTable, row === null ? [] : [row]);
  },
  log: [logRow('user_ticket-52', 0n, event.type, event.data, { at: `${on}T00:00:00.000Z` })],
  idOf(path) {
    if (path.startsWith('/v1/subscriptions/user-tickets')) return '52';
    return path.startsWith('/v1/subscriptions/user-status') ? '1001' : null;
  },
  shared: /^$/,
  forStaff: /^\/v1\/subscriptions\/user-(tickets|status)(?!.*\/difference$)/,
};
