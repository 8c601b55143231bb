import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { memberPlanBody } from '../member-plans/testing/plan-body.ts';
import { staff } from '../testing/house.ts';
import {
  errorOf,
  eventsUrl,
  operator,
  plansUrl,
  type TicketSide,
  ticketSide,
  tickets,
} from './testing/ticket-side.ts';

let given: TicketSide;
beforeAll(async () => {
  given = await ticketSide();
});
afterAll(() => given.side.close());

test('owners write plans and event tickets; a wrong body is refused', async () => {
  const { side, house, madePlan, newMember, ask } = given;
  const member = await newMember();
  for (const url of [plansUrl, eventsUrl]) {
    for (const caller of [operator, member, house.admin]) {
      expect((await side.call(caller, 'POST', url, {})).status, url).toBe(403);
    }
  }
  const id = await madePlan('Small', 19_000);
  const plan = `${plansUrl}/${id}`;
  expect((await side.call(staff, 'PATCH', plan, { price: { JAPAN: 2_100 } })).status).toBe(200);
  expect((await side.call(staff, 'PUT', plan, memberPlanBody('Little', 18_000))).status).toBe(200);
  expect((await side.call(staff, 'PATCH', plan, { months: 0 })).status).toBe(400);
  expect(errorOf(await ask(member, 999_999))).toEqual([422, 'member_plan.unknown']);
  expect(errorOf(await ask(member, id))).toEqual([422, 'user_ticket.no_card']);
  const offer = {
    name: 'Autumn',
    plan_id: id,
    signup_start_date: '2027-01-01',
    signup_end_date: '2027-02-01',
    discount_price: { KOREA: 0, JAPAN: null },
  };
  const refusal = async (changed: object) =>
    errorOf(await side.call(staff, 'POST', eventsUrl, { ...offer, ...changed }));
  expect(await refusal({})).toEqual([422, 'event_ticket.bad_days']);
  expect(await refusal({ active_duration: 'P0D' })).toEqual([422, 'event_ticket.bad_days']);
  expect(await refusal({ active_duration: 'P1M', signup_end_date: '2026-12-31' })).toEqual([
    422,
    'event_ticket.bad_signup',
  ]);
  expect(await refusal({ active_duration: 'P1M', plan_id: 999_999 })).toEqual([422, 'member_plan.unknown']);
  expect((await side.call(staff, 'DELETE', plan)).body.status).toBe('retired');
  expect(errorOf(await ask(member, id))).toEqual([422, 'member_plan.not_on_offer']);
  const inJapan = await madePlan('Japan', 0, { price: { KOREA: null, JAPAN: 4_200 } });
  expect(errorOf(await ask(member, inJapan))).toEqual([422, 'member_plan.not_sold']);
});

test('each call has its rights, and hides other members’ tickets', async () => {
  const { side, house, plans, today, madePlan, newMember, payingMember, ask, joined, liveOf, until } = given;
  const member = await payingMember();
  const other = await newMember();
  const id = await joined(member, plans.standard);
  await until(id, { status: 'paid' });
  for (const [method, path, body] of [
    ['PATCH', `/${id}`, { recharging_flag: false }],
    ['DELETE', `/${id}`, undefined],
    ['POST', `/${id}/actions/pay`, {}],
    ['POST', '/cancel', { id }],
    ['PATCH', '/change_next_plan', { id, plan_id: plans.large }],
  ] as const) {
    expect(errorOf(await side.call(other, method, `${tickets}${path}`, body)), path).toEqual([
      404,
      'user_ticket.not_found',
    ]);
    expect((await side.call(house.admin, method, `${tickets}${path}`, body)).status, path).toBe(403);
  }
  expect(errorOf(await side.call(member, 'PUT', `${tickets}/${id}`, {}))).toEqual([
    405,
    'user_ticket.not_replaceable',
  ]);
  expect(errorOf(await ask(other, plans.free, { user_id: member.id }))).toEqual([404, 'user.not_found']);
  expect(errorOf(await ask(staff, plans.free))).toEqual([400, 'request.parameter_missing']);
  const early = { start_date: daysLater(today(), -1) };
  expect(errorOf(await ask(other, plans.free, early))).toEqual([422, 'user_ticket.bad_start']);
  const many = { used_points: 39_001 };
  expect(errorOf(await ask(other, plans.standard, many))).toEqual([422, 'user_ticket.too_many_points']);
  expect(await liveOf(other)).toBeNull();
  const banned = await newMember({ role: 'applying_only' });
  expect(errorOf(await ask(banned, plans.free))).toEqual([422, 'user_ticket.role_may_not']);
  const fixed = await madePlan('Fixed', 0, { can_change: false });
  const free = await joined(other, fixed);
  const next = { next_plan_id: plans.large };
  expect(errorOf(await side.call(other, 'PATCH', `${tickets}/${free}`, next))).toEqual([
    409,
    'user_ticket.plan_is_fixed',
  ]);
  expect((await side.call(staff, 'PATCH', `${tickets}/${free}`, next)).status).toBe(200);
});
