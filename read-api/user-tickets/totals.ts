import { sql } from 'kysely';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { Reading } from '../kit/reading.ts';
import type { UserTicketTotals } from './contract.ts';
import { filteredTickets, type TicketsParams } from './lists.ts';

const points = sql`(ticket.state ->> 'usedPoints')::integer`;
const money = sql`ticket.amount - ${points}`;

/** The sums of all tickets that match the filters, by currency. */
export async function ticketTotals(reading: Reading, query: TicketsParams): Promise<UserTicketTotals> {
  const sum = (of: typeof money, when = sql`true`) =>
    sql<string>`coalesce(sum(${of}) filter (where ${when}), 0)`;
  const rows = await filteredTickets(reading, query)
    .clearSelect()
    .groupBy('ticket.currency')
    .orderBy('ticket.currency')
    .select([
      'ticket.currency',
      sql<string>`count(*)`.as('count'),
      sum(sql`ticket.amount`).as('amount'),
      sum(points).as('usedPoints'),
      sum(money, sql`ticket.paid_time is not null`).as('paid'),
      sum(sql`(ticket.state ->> 'refunded')::integer`).as('refunded'),
      sum(money, sql`ticket.status = 'pending'`).as('due'),
    ])
    .$castTo<{ currency: Currency } & Record<Sum, string>>()
    .execute();
  return {
    data: rows.map((row) => ({
      currency: row.currency,
      count: Number(row.count),
      amount: Number(row.amount),
      usedPoints: Number(row.usedPoints),
      paid: Number(row.paid),
      refunded: Number(row.refunded),
      due: Number(row.due),
    })),
  };
}

type Sum = 'count' | 'amount' | 'usedPoints' | 'paid' | 'refunded' | 'due';
