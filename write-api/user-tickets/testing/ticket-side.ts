import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { businessDayOf, daysFrom } from '#domain/business-day.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { indexDeadlines } from '../../kit/index/deadlines.ts';
import type { OutboxLetter } from '../../mail/contract.ts';
import { memberPlanBody } from '../../member-plans/testing/plan-body.ts';
import { callsOfPayments } from '../../payments/calls-of-payments.ts';
import { aCard, givenHouse, staff } from '../../testing/house.ts';
import { testWriteSide } from '../../testing/write-side.ts';
import { liveTicketIndex } from '../live-tickets.ts';

export const tickets = '/v1/subscriptions/user-tickets';
export const plansUrl = '/v1/subscriptions/user-plans';
export const eventsUrl = '/v1/subscriptions/user-event-tickets';
export const dayMs = 86_400_000;
export const operator: Caller = { ...staff, id: 2, roles: ['operator'] };
export const who = { name: 'Mina', phone: '010-1234-5678' };

export const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

/** A write side with three plans and a garment's size, for tests of tickets over HTTP. */
export async function ticketSide() {
  const side = await testWriteSide();
  const house = await givenHouse(side, 'wardrobe');
  const today = () => businessDayOf(side.deps.clock());

  async function made(caller: Caller, url: string, body: object): Promise<number> {
    const answer = await side.call(caller, 'POST', url, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.id;
  }

  const madePlan = (name: string, price: number, changed: object = {}) =>
    made(staff, plansUrl, { ...memberPlanBody(name, price), ...changed });

  async function newMember(changed: object = {}): Promise<MemberCaller> {
    const username = `m${randomUUID().slice(0, 12)}`;
    const id = await made(staff, '/v1/users', { username, role: 'normal', ...changed });
    return { label: 'user', id, name: username };
  }

  async function payingMember(changed: object = {}): Promise<MemberCaller> {
    const member = await newMember(changed);
    await made(member, '/v1/users/cards', aCard);
    return member;
  }

  const ask = (caller: Caller, planId: number, changed: object = {}, headers = {}) =>
    side.call(caller, 'POST', tickets, { plan_id: planId, start_date: today(), ...changed }, headers);

  async function joined(caller: Caller, planId: number, changed: object = {}): Promise<number> {
    const answer = await ask(caller, planId, changed);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.id;
  }

  const now = async (id: number) => (await side.deps.streams.refresh(userTicket, id)).state;
  const liveOf = async ({ id }: MemberCaller) =>
    (await side.deps.streams.refresh(memberTickets, id)).state.ticketId;
  const pointsOf = async ({ id }: MemberCaller) =>
    (await side.deps.streams.refresh(pointAccount, id)).state.balance;

  async function until(id: number, state: object): Promise<UserTicket> {
    await expect.poll(() => now(id), { interval: 50 }).toMatchObject(state);
    return now(id);
  }

  /** Waits for the ticket that renews another one. */
  async function renewalOf(member: MemberCaller, previousTicketId: number): Promise<number> {
    await expect.poll(() => liveOf(member), { interval: 50 }).not.toBe(previousTicketId);
    const next = (await liveOf(member)) ?? 0;
    expect(await now(next)).toMatchObject({ previousTicketId });
    return next;
  }

  /** Moves the clock to the given time of a business day. */
  function moveTo(day: string, hour: number): void {
    const days = daysFrom(today(), day) - 1;
    const sinceMidnight = (Date.parse(side.deps.clock()) + 9 * 3_600_000) % dayMs;
    side.advanceClock(days * dayMs - sinceMidnight + hour * 3_600_000);
  }

  /** Replaces the member's only card. */
  const payWith = async (member: MemberCaller, number: string) => {
    const card = { ...aCard, card_number: number };
    const replaced = await side.call(member, 'PUT', `/v1/users/cards/${member.id}`, card);
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(200);
  };

  const givePoints = async ({ id }: MemberCaller, delta: number) => {
    const body = { delta, type: 'curator_event', message: 'welcome' };
    expect((await side.call(staff, 'POST', `/v1/users/${id}/points`, body)).status).toBeLessThan(300);
  };

  /** Puts garments of the house's size in stock. */
  async function garments(amount: number): Promise<void> {
    for (let each = 0; each < amount; each += 1) {
      const id = await made(staff, '/v1/stocks', { product_size_id: house.sizeId, code: randomUUID() });
      expect((await side.call(staff, 'POST', `/v1/stocks/${id}/actions/enter`, {})).status).toBe(200);
    }
  }

  const requestTryset = (caller: Caller, changed: object = {}) =>
    side.call(caller, 'POST', '/v2/trysets', {
      product_size_ids: [house.sizeId],
      ...who,
      destination: { ...who, address: 'Seoul' },
      ...changed,
    });

  async function eventsOf(stream: string): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    for await (const event of readStream(side.deps.streams.client, stream)) events.push(event);
    return events;
  }

  /** The database is lost, and the index reads the events of the member and of these tickets again. */
  async function loseDatabase(member: MemberCaller, ids: readonly number[]): Promise<void> {
    await side.reacted();
    const { db, streams } = side.deps;
    const paymentIds = (await Promise.all(ids.map(now))).map(({ paymentId }) => `payment-${paymentId}`);
    const names = [`member_tickets-${member.id}`, ...ids.map((id) => `user_ticket-${id}`), ...paymentIds];
    const events = (await Promise.all(names.map(eventsOf))).flat();
    for (const table of ['write.deadlines', 'write.outside_calls', 'write.live_tickets'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const { keep } of [callsOfPayments, liveTicketIndex]) await keep(db, events);
    await indexDeadlines(db, streams, events);
  }

  /** Waits for the letter with these words in its subject. Letters that were never sent go after 30 days. */
  async function letterAbout(email: string, words: string): Promise<{ subject: string; text: string }> {
    const about = async () => {
      const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=100');
      const letters = body.data as OutboxLetter[];
      return letters.find(({ to, subject }) => to === email && subject.includes(words));
    };
    await expect.poll(about, { interval: 100 }).toBeDefined();
    const letter = await about();
    if (letter === undefined) throw new Error(`no letter about “${words}”`);
    return letter;
  }

  return {
    side,
    house,
    plans: {
      standard: await madePlan('Standard', 39_000),
      large: await madePlan('Large', 59_000),
      free: await madePlan('Free', 0),
    },
    today,
    made,
    madePlan,
    newMember,
    payingMember,
    ask,
    joined,
    now,
    liveOf,
    pointsOf,
    until,
    renewalOf,
    moveTo,
    payWith,
    givePoints,
    garments,
    requestTryset,
    eventsOf,
    loseDatabase,
    letterAbout,
  };
}

export type TicketSide = Awaited<ReturnType<typeof ticketSide>>;
