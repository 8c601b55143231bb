import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eyeReasons } from '#domain/looks/judge.ts';
import { look } from '#domain/looks/look.ts';
import type { CertificationRule } from '#domain/looks/look-kinds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { readStream } from '#event-store/load.ts';
import { languageModel } from '../certifier/language-model.ts';
import { completion, modelRefusal, seeing } from '../certifier/testing/model.ts';
import { leaseMs } from '../kit/outside/outside-call.ts';
import { keepPicture } from '../kit/pictures/keep-picture.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { standIn } from '../testing/stand-in.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { askEyes, eyesKind } from './ask-eyes.ts';
import { givenItems } from './testing/given-items.ts';

let model: Awaited<ReturnType<typeof standIn>>;
let side: TestWriteSide;
let picture = '';
beforeAll(async () => {
  model = await standIn(seeing(true));
  const certifier = languageModel({ url: `${model.url}/v1`, key: 'key', name: 'eyes-1', timeoutMs: 20_000 });
  side = await testWriteSide({ certifier });
  picture = await keepPicture(side.deps.pictures, await aPicture());
});
beforeEach(() => {
  model.answer(seeing(true));
  model.asked.length = 0;
});
afterAll(async () => {
  await side.close();
  await model.close();
});

interface Posted {
  rules?: readonly CertificationRule[];
  description?: string;
  images?: readonly string[];
}

/** Posts a blog look with one tagged item per rule. Each item belongs to a brand with that rule. */
async function posted({ rules = ['NORMAL'], description = '#광고', images = [picture] }: Posted = {}) {
  const { member, itemIds, brandIds, userId } = await givenItems(side, rules.length);
  for (const [index, certification_rule] of rules.entries()) {
    const path = `/v1/brands/${brandIds[index]}/certification-rule`;
    expect((await side.call(staff, 'PUT', path, { certification_rule })).status).toBe(200);
  }
  const link = `https://blog.naver.com/mina/${itemIds[0]}`;
  const body = { sns_type: 'Blog', link, description, images, tryset_item_ids: itemIds };
  const { body: answer } = await side.call(member, 'POST', '/v1/looks', body);
  return { id: answer.id as number, member, userId };
}

const stateOf = async (id: number) => (await side.deps.streams.refresh(look, id)).state;

async function until(id: number, entries: readonly object[]) {
  const now = async () => (await stateOf(id)).entries;
  await expect.poll(now, { timeout: 20_000, interval: 50 }).toMatchObject(entries);
}

const left = async () => {
  const rows = side.deps.db.selectFrom('write.outside_calls').where('kind', '=', eyesKind).selectAll();
  return await rows.execute();
};
async function untilNothingIsLeft() {
  await side.reacted();
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
}
const asked = () => model.asked.length;

it('approves an item that passes the rules and the model, and gives the points of an approval', async () => {
  const { id, userId } = await posted();
  await until(id, [{ status: 'Approved', model: { name: 'eyes-1', prompt: '1' } }]);
  const { entries } = await stateOf(id);
  expect(entries[0]?.givenPoints).toBe(entries[0]?.uploadPoint);
  await side.reacted();
  const { state: account } = await side.deps.streams.refresh(pointAccount, userId);
  expect(account.balance).toBe(entries[0]?.uploadPoint);
  expect(asked()).toBe(1);
  await untilNothingIsLeft();
});

it('asks the model and decides by the certification rule of each brand', async () => {
  model.answer((_url, _request, body) => {
    const isAskedFor = (reason: string) => body.includes(`"${reason}"`);
    return completion({
      LowExposalOfItem: { passed: false, evidence: 'far away' },
      ...(isAskedFor('ItemDetailNotVisible') && {
        ItemDetailNotVisible: { passed: true, evidence: 'clear' },
        InappropriateItemTagged: { passed: true, evidence: 'the same' },
      }),
    });
  });
  const { id } = await posted({ rules: ['NORMAL', 'PASS__EXCEPT_EXPOSURE_CHECK', 'MANUAL'] });
  const rejected = { status: 'Rejected', reasons: ['LowExposalOfItem'] };
  await until(id, [rejected, rejected, { status: 'Pending', checks: [] }]);
  expect((await stateOf(id)).entries[1]?.checks.filter(({ passed }) => passed === false)).toContainEqual({
    reason: 'LowExposalOfItem',
    passed: false,
    evidence: 'far away',
  });
  expect(asked()).toBe(2);
});

it('does not ask the model if a rule rejects, there are no pictures, or people certify', async () => {
  const unpaid = await posted({ description: 'a coat' });
  await until(unpaid.id, [{ status: 'Rejected', reasons: ['AdTagNotExists'] }]);
  const bare = await posted({ images: [] });
  const byPeople = await posted({ rules: ['MANUAL'] });
  await untilNothingIsLeft();
  for (const { id } of [bare, byPeople]) await until(id, [{ status: 'Pending' }]);
  expect(asked()).toBe(0);
});

it('shows the checks of a recertification request and leaves the decision to people', async () => {
  model.answer(seeing(false));
  const { id, member } = await posted();
  await until(id, [{ status: 'Rejected' }]);
  model.answer(seeing(true));
  await side.call(member, 'POST', `/v1/looks/${id}/actions/request_recertification`, {});
  const seen = { reason: 'LowExposalOfItem', passed: true, evidence: 'as it is seen' };
  await until(id, [{ status: 'Pending', checks: expect.arrayContaining([seen]) }]);
});

it('asks again when the pictures change, and ignores an answer about the former pictures', async () => {
  const { id, member } = await posted();
  await until(id, [{ status: 'Approved' }]);
  await untilNothingIsLeft();
  const late = Promise.withResolvers<void>();
  model.answer(async (...question) => {
    await late.promise;
    return seeing(false)(...question);
  });
  const before = asked();
  const other = await posted();
  await expect.poll(asked, { timeout: 20_000 }).toBe(before + 1);
  const url = `/v1/looks/${other.id}/images`;
  expect((await side.call(other.member, 'POST', url, { image: picture })).status).toBe(201);
  model.answer(seeing(true));
  late.resolve();
  await until(other.id, [{ status: 'Approved' }]);
  const decided = await Array.fromAsync(readStream(side.deps.streams.client, `look-${other.id}`));
  expect(decided.map(({ type }) => type)).not.toContain('LookItemRejected');
  expect(asked()).toBe(before + 2);
  // The decision stays. Its checks are dropped, since they were about other pictures.
  expect((await side.call(member, 'POST', `/v1/looks/${id}/images`, { image: picture })).status).toBe(201);
  await side.reacted();
  await until(id, [{ status: 'Approved', checks: [], model: null }]);
});

it('leaves an item to people if the model fails, lists the failure, and retries on request', async () => {
  model.answer(() => modelRefusal(401, 'Incorrect API key provided'));
  const { id } = await posted();
  await expect.poll(left, { timeout: 20_000 }).toMatchObject([{ key: String(id), due_at: null, tries: 1 }]);
  const call = (method: 'GET' | 'POST', url: string) => side.call(staff, method, url);
  const { body } = await call('GET', '/v1/outside-calls/failures');
  expect(body.data).toMatchObject([
    { kind: eyesKind, key: String(id), nextTime: null, problem: expect.stringContaining('did not answer') },
  ]);
  await until(id, [{ status: 'Pending' }]);
  model.answer(seeing(true));
  expect((await call('POST', `/v1/outside-calls/${eyesKind}/${id}/retry`)).status).toBe(200);
  await until(id, [{ status: 'Approved' }]);
  await untilNothingIsLeft();
  expect((await call('POST', `/v1/outside-calls/${eyesKind}/${id}/retry`)).status).toBe(404);
});

it('uses the answer that a crashed call kept, and never asks twice', async () => {
  const { id } = await posted({ rules: ['MANUAL'] });
  // The reaction to the post must read the rule MANUAL before the test changes it.
  await untilNothingIsLeft();
  const { entryId = 0, brandId } = (await stateOf(id)).entries[0] ?? {};
  const path = `/v1/brands/${brandId}/certification-rule`;
  await side.call(staff, 'PUT', path, { certification_rule: 'NORMAL' });
  const kept = eyeReasons.map((reason) => ({ reason, passed: false, evidence: 'kept' }));
  const due = {
    key: String(id),
    cause: { eventId: randomUUID(), correlationId: 'c' },
    askedAt: null,
    tries: 1,
  };
  const { signal } = new AbortController();
  const keep = async () => undefined;
  await askEyes.call(side.deps, { ...due, answer: { [`${entryId}:0`]: kept }, keep, signal });
  await until(id, [{ status: 'Rejected', checks: expect.arrayContaining([kept[0]]) }]);
  // A retry after a crash finds the command in the stream, so it decides nothing again.
  await side.call(staff, 'POST', `/v1/looks/${id}/actions/reopen_item`, {});
  await askEyes.call(side.deps, { ...due, answer: null, keep, signal });
  await until(id, [{ status: 'Pending' }]);
  expect(asked()).toBe(0);
});

it('takes over a call from a crashed worker after its lease expires', async () => {
  const { id } = await posted({ rules: ['MANUAL'] });
  await untilNothingIsLeft();
  const { brandId } = (await stateOf(id)).entries[0] ?? {};
  const path = `/v1/brands/${brandId}/certification-rule`;
  await side.call(staff, 'PUT', path, { certification_rule: 'NORMAL' });
  const leased = new Date(Date.parse(side.deps.clock()) + leaseMs);
  const cause = JSON.stringify({ eventId: randomUUID(), correlationId: 'c' });
  const row = { kind: eyesKind, key: String(id), due_at: leased, asked_at: null, tries: 0, problem: null };
  await side.deps.db
    .insertInto('write.outside_calls')
    .values({ ...row, answer: null, cause })
    .execute();
  expect(asked()).toBe(0);
  side.advanceClock(leaseMs);
  await until(id, [{ status: 'Approved' }]);
  expect(asked()).toBe(1);
});

it('certifies many looks in a run, reports its progress, and asks once for each', async () => {
  const off = await Promise.all([1, 2, 3].map(() => posted({ rules: ['MANUAL'] })));
  await untilNothingIsLeft();
  const before = asked();
  for (const { id } of off) {
    const { brandId } = (await stateOf(id)).entries[0] ?? {};
    const path = `/v1/brands/${brandId}/certification-rule`;
    await side.call(staff, 'PUT', path, { certification_rule: 'NORMAL' });
  }
  const begin = (look_ids: number[], more = {}) =>
    side.call(staff, 'POST', '/v1/looks/certification_runs', { look_ids, ...more });
  const ids = off.map(({ id }) => id);
  const { status, body } = await begin(ids.slice(0, 2));
  expect([status, body.total]).toEqual([200, 2]);
  expect((await begin(ids, { run_id: body.runId })).body.total).toBe(3);
  const progress = () => side.call(staff, 'GET', `/v1/looks/certification_runs/${body.runId}`);
  await expect
    .poll(async () => (await progress()).body, { timeout: 20_000 })
    .toMatchObject({ total: 3, waiting: 0, failed: 0 });
  for (const id of ids) await until(id, [{ status: 'Approved' }]);
  expect(asked() - before).toBe(3);
  await begin(ids);
  await untilNothingIsLeft();
  expect(asked() - before).toBe(3);
  const decided = await Promise.all(
    ids.map(async (id) => {
      const events = await Array.fromAsync(readStream(side.deps.streams.client, `look-${id}`, 0n));
      return events.filter(({ type }) => type === 'LookItemApproved').length;
    }),
  );
  expect(decided).toEqual([1, 1, 1]);
  expect((await begin([1], { run_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
  const runs = (await side.call(staff, 'GET', '/v1/looks/certification_runs')).body;
  expect(runs).toMatchObject({ isPossible: true, data: [{ total: 3 }, { runId: body.runId, total: 3 }] });
});

it('does not ask again about a look that another run is certifying', async () => {
  const { id } = await posted({ rules: ['MANUAL'] });
  await untilNothingIsLeft();
  const { brandId } = (await stateOf(id)).entries[0] ?? {};
  const path = `/v1/brands/${brandId}/certification-rule`;
  await side.call(staff, 'PUT', path, { certification_rule: 'NORMAL' });
  const late = Promise.withResolvers<void>();
  model.answer(async (...question) => {
    await late.promise;
    return seeing(true)(...question);
  });
  const begin = () => side.call(staff, 'POST', '/v1/looks/certification_runs', { look_ids: [id] });
  await begin();
  await expect.poll(asked, { timeout: 20_000 }).toBe(1);
  expect((await begin()).body).toMatchObject({ total: 1, waiting: 1 });
  late.resolve();
  await until(id, [{ status: 'Approved' }]);
  await untilNothingIsLeft();
  expect(asked()).toBe(1);
});
