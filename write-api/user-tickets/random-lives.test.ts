import { expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { confirmedOf, openRefunds, sumOf } from '#domain/payments/money.ts';
import { later } from '#domain/reacting.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { liveRandomly } from './testing/random-life.ts';
import { jun, mina, noon, type TicketHouse, ticketHouse } from './testing/ticket-house.ts';

const seed = aSeed();
const isHeld = ({ status }: UserTicket) => status === 'scheduled' || status === 'paid';
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The provider, our payments and the tickets agree: money is kept for held tickets only, and each is charged once. */
async function expectMoney(house: TicketHouse, tickets: readonly UserTicket[]): Promise<void> {
  const owed: number[] = [];
  for (const ticket of tickets) {
    if (ticket.paymentId === null) continue;
    const paid = await house.payment(ticket.paymentId);
    const money = confirmedOf(paid);
    const kept = money === null ? 0 : money.amount - money.refunded;
    expect(money === null ? 0 : sumOf(openRefunds(paid, money.reference))).toBe(0);
    const price = isHeld(ticket) ? ticket.amount - ticket.usedPoints - ticket.refunded : 0;
    expect([ticket.ticketId, kept]).toEqual([ticket.ticketId, price]);
    owed.push(price);
  }
  const kept = [...house.fake.books.values()].map(({ status, amount, refunds }) =>
    status === 'failed' ? 0 : amount - sum(refunds.map((each) => each.amount)),
  );
  expect(sum(kept)).toBe(sum(owed));
}

async function expectPoints(
  house: TicketHouse,
  tickets: readonly UserTicket[],
  given: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id } of [mina, jun]) {
    const own = tickets.filter(({ userId }) => userId === id);
    const used = (those: readonly UserTicket[]) => sum(those.map(({ usedPoints }) => usedPoints));
    const balance = (given.get(id) ?? 0) - used(own.filter(isHeld));
    const held = used(own.filter(({ status }) => status === 'pending'));
    expect(await house.points(id)).toEqual({ balance, held, available: balance - held });
  }
}

/** A member has one live ticket, renewals follow day by day, and an event ticket counts for a ticket that lives or lived. */
async function expectPlaces(house: TicketHouse, tickets: readonly UserTicket[]): Promise<void> {
  for (const { id } of [mina, jun]) {
    const own = tickets.filter(({ userId }) => userId === id);
    const open = own.filter((each) => each.status === 'pending' || (isHeld(each) && !each.isEnded));
    expect([await house.live(id)]).toEqual(open.length === 0 ? [null] : open.map(({ ticketId }) => ticketId));
  }
  for (const { previousTicketId, period } of tickets) {
    const before = tickets.find(({ ticketId }) => ticketId === previousTicketId);
    if (before !== undefined) expect(period?.startDate).toBe(daysLater(before.period?.endDate ?? '', 1));
  }
  const using = tickets.filter(
    (each) => each.eventTicketId !== null && (isHeld(each) || each.status === 'pending'),
  );
  expect(await house.uses()).toBe(using.length);
}

async function live(life: number, seen: Set<string>): Promise<void> {
  const random = seeded(life);
  const crashAt = upTo(random, 2) === 0 ? upTo(random, 150) : -1;
  const house = await ticketHouse(noon('2027-04-01'), crashAt, upTo(random, 2) === 0);
  const given = await liveRandomly(house, random, 6 + upTo(random, 14));
  house.fake.moods.length = 0;
  // Calls that found the provider away are made again within hours.
  await house.moveTo(later(house.now(), 2 * 86_400_000));
  const tickets = await house.tickets();
  await expectMoney(house, tickets);
  await expectPoints(house, tickets, given);
  await expectPlaces(house, tickets);
  for (const type of house.typesOf('user_ticket')) seen.add(type);
}

const runs = (count: number) => async () => {
  const seen = new Set<string>();
  for (let run = 0; run < count; run += 1) {
    const life = (seed + run) >>> 0;
    await live(life, seen).catch((error) => {
      throw new Error(`TEST_SEED=${life}`, { cause: error });
    });
  }
  // Every event happens in these lives, but for the sign-up that never came.
  expect([...seen].filter((type) => type !== 'UserTicketRequestExpired')).toHaveLength(10);
};

test(`whatever happens, money, points, uses and places reconcile (TEST_SEED=${seed})`, runs(300));

test(`the same in 10,000 lives (TEST_SEED=${seed})`, { tags: 'thorough', timeout: 900_000 }, runs(10_000));
