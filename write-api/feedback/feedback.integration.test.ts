import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFeedback } from '#domain/feedback/feedback.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Caller } from '#http/caller.ts';
import { givenItems } from '../looks/testing/given-items.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const url = '/v1/looks/feedbacks';
const auditor: Caller = { ...staff, id: 2, roles: ['auditor'] };

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

/** A member's look of a garment of each of two brands, with their admins. */
async function aLook() {
  const given = await givenItems(side, 2);
  const said = { sns_type: 'Blog', tryset_item_ids: given.itemIds };
  const look = await side.call(given.member, 'POST', '/v1/looks', said);
  expect(look.status, JSON.stringify(look.body)).toBe(201);
  const [one, other] = [given.adminOf(0), given.adminOf(1)];
  return { ...given, lookId: look.body.id as number, one, other };
}

const ask = (
  caller: Caller,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers = {},
) => side.call(caller, method, path, body, headers);
const give = (caller: Caller, look_id: number, more: object = {}, headers = {}) =>
  ask(caller, 'POST', url, { look_id, rating: 'Perfect', regram_point: 3_000, ...more }, headers);
const stateOf = async (id: number) => (await side.deps.streams.refresh(brandFeedback, id)).state;
const pointsOf = async (userId: number) =>
  (await side.deps.streams.refresh(pointAccount, userId)).state.balance;
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

test('a brand gives feedback, and staff confirm its points', async () => {
  const { lookId, one, userId } = await aLook();
  const key = { 'idempotency-key': randomUUID() };
  const given = await give(one, lookId, { comment: ' Well seen ' }, key);
  expect(given).toMatchObject({ status: 201, body: { status: 'requested' } });
  expect((await give(one, lookId, { comment: ' Well seen ' }, key)).body).toEqual(given.body);
  const { id } = given.body;
  expect(await stateOf(id)).toMatchObject({ comment: 'Well seen', regramPoint: 3_000, likePoint: 0 });
  const act = (caller: Caller, action: string, body: object = {}) =>
    ask(caller, 'POST', `${url}/${id}/actions/${action}`, body);
  expect(errorOf(await act(auditor, 'take_up'))).toEqual([403, 'auth.role_missing']);
  expect((await act(staff, 'take_up')).body.status).toBe('in_progress');
  expect((await act(staff, 'delay')).status).toBe(400);
  expect((await act(staff, 'delay', { reason: 'The brand is asked' })).body.status).toBe('delayed');
  expect(errorOf(await act(staff, 'confirm', { regram_point: 3_001 }))).toEqual([
    422,
    'brand_feedback.points_too_high',
  ]);
  expect((await act(staff, 'confirm', { regram_point: 2_500 })).body.status).toBe('confirmed');
  expect(await pointsOf(userId)).toBe(2_500);
  expect(errorOf(await act(staff, 'confirm'))).toEqual([409, 'brand_feedback.transition_not_allowed']);
});

test('a requested feedback is revised and removed by its own brand alone', async () => {
  const { lookId, one, other } = await aLook();
  const { id } = (await give(one, lookId)).body;
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const body = method === 'DELETE' ? undefined : { rating: 'Bad' };
    const answer = await ask(other, method, `${url}/${id}`, body);
    expect(errorOf(answer), method).toEqual([404, 'brand_feedback.not_found']);
  }
  expect((await ask(one, 'PATCH', `${url}/${id}`, { like_point: 10 })).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ rating: 'Perfect', regramPoint: 3_000, likePoint: 10 });
  expect((await ask(one, 'PUT', `${url}/${id}`, { rating: 'Bad', like_point: 7 })).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ rating: 'Bad', regramPoint: 0, likePoint: 7, comment: null });
  expect(errorOf(await ask(one, 'PUT', `${url}/${id}`, { rating: 'Bad' }))).toEqual([
    422,
    'brand_feedback.points_missing',
  ]);
  expect(errorOf(await give(one, lookId))).toEqual([409, 'claim.brand_feedback_taken']);
  expect((await ask(one, 'DELETE', `${url}/${id}`)).body.status).toBe('removed');
  // The look is free for another feedback, and that of the other brand stands beside it.
  expect((await give(one, lookId)).status).toBe(201);
  expect((await give(other, lookId)).status).toBe(201);
});

test('two gifts of a brand at once leave one', async () => {
  const { lookId, one } = await aLook();
  const answers = await Promise.all([give(one, lookId), give({ ...one, id: 950 }, lookId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('others give none, and looks of other brands are unknown', async () => {
  const { lookId, one, member } = await aLook();
  for (const caller of [staff, member]) expect((await give(caller, lookId)).status).toBe(403);
  const stranger = { ...one, brandId: 99_999 } as Caller;
  expect(errorOf(await give(stranger, lookId))).toEqual([404, 'look.not_found']);
  expect(errorOf(await give(one, 99_999))).toEqual([404, 'look.not_found']);
});

describe('many', () => {
  test('answers one result each, and a repeat gives nothing twice', async () => {
    const { lookId, one } = await aLook();
    const key = { 'idempotency-key': randomUUID() };
    const bodies = [
      { look_id: lookId, rating: 'Satisfied' },
      { look_id: 99_999, rating: 'Bad' },
      { look_id: lookId, rating: 'Bad' },
    ];
    const send = () => ask(one, 'POST', `${url}/many`, bodies, key);
    const first = await send();
    expect(first.status).toBe(200);
    const outcomes = first.body.map((each: { ok: boolean; status?: string; errorCode?: string }) =>
      each.ok ? each.status : each.errorCode,
    );
    expect(outcomes[1]).toBe('look.not_found');
    expect(outcomes.toSorted()).toEqual(['claim.brand_feedback_taken', 'confirmed', 'look.not_found']);
    expect(first.body.map(({ lookId: id }: { lookId: number }) => id)).toEqual([lookId, 99_999, lookId]);
    const again = await send();
    expect(again.body.filter(({ ok }: { ok: boolean }) => ok)).toEqual(
      first.body.filter(({ ok }: { ok: boolean }) => ok),
    );
  });

  test('takes from 1 to 100 bodies', async () => {
    const { one } = await aLook();
    const body = { look_id: 1, rating: 'Bad' };
    expect((await ask(one, 'POST', `${url}/many`, [])).status).toBe(400);
    expect(
      (
        await ask(
          one,
          'POST',
          `${url}/many`,
          Array.from({ length: 101 }, () => body),
        )
      ).status,
    ).toBe(400);
  });
});

test('a removed look denies its open feedback, and staff are told why they cannot confirm it', async () => {
  const { lookId, one, other, userId } = await aLook();
  const { id } = (await give(one, lookId)).body;
  const { id: confirmed } = (await give(other, lookId, { regram_point: 0 })).body;
  await ask(staff, 'POST', `${url}/${id}/actions/take_up`, {});
  expect((await ask(staff, 'POST', `/v1/looks/${lookId}/actions/remove`, { reason: 'so' })).status).toBe(200);
  const late = await ask(staff, 'POST', `${url}/${id}/actions/confirm`, {});
  expect(late.status).toBe(409);
  await expect
    .poll(() => stateOf(id), { interval: 50 })
    .toMatchObject({ status: 'denied', isLookRemoved: true });
  expect(await stateOf(confirmed)).toMatchObject({ status: 'confirmed' });
  expect(await pointsOf(userId)).toBe(0);
});

test('staff take many up at once', async () => {
  const { lookId, one, other } = await aLook();
  const ids = [(await give(one, lookId)).body.id, (await give(other, lookId)).body.id];
  const answer = await ask(staff, 'POST', `${url}/actions/take_up`, { ids });
  expect(answer.body).toMatchObject(ids.map((id) => ({ id, ok: true, status: 'in_progress' })));
});
