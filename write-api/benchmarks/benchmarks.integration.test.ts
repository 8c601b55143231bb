import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benchmark } from '#domain/benchmarks/benchmark.ts';
import { eyeReasons } from '#domain/looks/judge.ts';
import { look } from '#domain/looks/look.ts';
import { languageModel } from '../certifier/language-model.ts';
import { modelRefusal, seeing } from '../certifier/testing/model.ts';
import { retryAfterMs } from '../kit/outside/outside-call.ts';
import { keepPicture } from '../kit/pictures/keep-picture.ts';
import { givenItems } from '../looks/testing/given-items.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { standIn } from '../testing/stand-in.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { askMethod } from './ask-method.ts';

const path = '/v1/looks/certification_benchmarks';
let model: Awaited<ReturnType<typeof standIn>>;
let side: TestWriteSide;
let picture = '';
/** The result that the simulated read side returns for its list of looks. */
const listed: { ids: number[]; filter: Record<string, string> } = { ids: [], filter: {} };

beforeAll(async () => {
  model = await standIn(seeing(true));
  const prices = { input: 2, output: 10 };
  const options = { url: `${model.url}/v1`, key: 'key', name: 'eyes-1', prices };
  side = await testWriteSide({
    certifier: languageModel(options),
    reads: {
      listIds: async (_list, filter) => {
        listed.filter = filter;
        return { count: listed.ids.length, ids: listed.ids };
      },
    },
  });
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

const approval = { status: 'Approved' };
const rejection = { status: 'Rejected', rejected_reasons: ['LowExposalOfItem'] };

/** Creates a look of a brand whose looks people certify, with these decisions on its items in order; null leaves an item open. */
async function decided(
  decisions: readonly (object | null)[],
  { description = '#광고', images = [picture] }: { description?: string; images?: string[] } = {},
) {
  const { member, itemIds, brandIds } = await givenItems(side, decisions.length);
  const link = `https://blog.naver.com/mina/${itemIds[0]}`;
  const body = { sns_type: 'Blog', link, description, images, tryset_item_ids: itemIds };
  const { body: posted } = await side.call(member, 'POST', '/v1/looks', body);
  const id: number = posted.id;
  const { entries } = (await side.deps.streams.refresh(look, id)).state;
  for (const [index, said] of decisions.entries()) {
    if (said === null) continue;
    const certified = { ...said, look_item_mapping_id: entries[index]?.entryId };
    expect((await side.call(staff, 'POST', `/v1/looks/${id}/certification`, certified)).status).toBe(200);
  }
  listed.ids = [id];
  return { id, brandIds, entryIds: entries.map(({ entryId }) => entryId) };
}

const create = (said: object, headers = {}) => side.call(staff, 'POST', path, said, headers);
const stateOf = async (id: string) => (await side.deps.streams.refresh(benchmark, id)).state;
const until = (id: string, status: string) =>
  expect.poll(async () => (await stateOf(id)).status, { timeout: 20_000, interval: 50 }).toBe(status);

describe('a benchmark of a language model', () => {
  it('asks once about each item that people decided, and changes no look', async () => {
    const { id: lookId, entryIds } = await decided([approval, rejection, null]);
    const before = await side.deps.streams.refresh(look, lookId);
    const { status, body } = await create({ method: 'LANGUAGE_MODEL', prompt: 'Look at the hem.' });
    expect([status, body.status]).toEqual([202, 'IN_PROGRESS']);
    await until(body.id, 'PROCESSING');
    const { items, description } = await stateOf(body.id);
    expect(description).toMatchObject({
      method: 'LANGUAGE_MODEL',
      prompt: 'Look at the hem.',
      prices: { input: 2, output: 10 },
      model: { name: 'eyes-1', prompt: 'own' },
    });
    const tokens = { input: 1_200, output: 80 };
    expect(items).toMatchObject([
      { entryId: entryIds[0], decided: { verdict: 'approve', reasons: [] }, answer: { tokens } },
      { entryId: entryIds[1], decided: { verdict: 'reject', reasons: ['LowExposalOfItem'] } },
    ]);
    expect(
      items.every(({ checks }) => eyeReasons.every((one) => checks?.some(({ reason }) => reason === one))),
    ).toBe(true);
    expect(model.asked).toHaveLength(2);
    expect((await side.deps.streams.refresh(look, lookId)).revision).toBe(before.revision);
  });

  it('is done when the last difference has been reviewed', async () => {
    const { entryIds } = await decided([approval, rejection]);
    const { body } = await create({ method: 'LANGUAGE_MODEL' });
    await until(body.id, 'PROCESSING');
    const review = (entryId: number | undefined, said: object) =>
      side.call(staff, 'PUT', `${path}/${body.id}/items/${entryId}/user_result`, said);
    const unfit = await review(entryIds[1], { verdict: 'approve', reasons: ['LowExposalOfItem'] });
    expect([unfit.status, unfit.body.errorCode]).toEqual([422, 'certification_benchmark.reasons_do_not_fit']);
    expect((await review(entryIds[1], { verdict: 'reject' })).status).toBe(422);
    const unknown = await review(987_654, { verdict: 'approve' });
    expect([unknown.status, unknown.body.errorCode]).toEqual([422, 'certification_benchmark.item_unknown']);
    const said = { verdict: 'reject', reasons: ['LOW_EXPOSAL_OF_ITEM'] };
    expect((await review(entryIds[1], said)).body).toMatchObject({ id: body.id, status: 'DONE' });
    expect((await stateOf(body.id)).items[1]?.userResult).toEqual({
      verdict: 'reject',
      reasons: ['LowExposalOfItem'],
    });
    const late = await side.call(staff, 'POST', `${path}/${body.id}/cancel`);
    expect([late.status, late.body.errorCode]).toEqual([
      409,
      'certification_benchmark.transition_not_allowed',
    ]);
  });

  it('omits items that the model failed twice, and items without a picture', async () => {
    const { id } = await decided([approval]);
    const bare = await decided([approval], { images: [] });
    listed.ids = [id, bare.id];
    model.answer(() => modelRefusal(401, 'Incorrect API key provided'));
    const { body } = await create({ method: 'LANGUAGE_MODEL' });
    const found = async () => (await stateOf(body.id)).items.map(({ failure }) => failure);
    const failures = async () => {
      side.advanceClock(retryAfterMs(0));
      return found();
    };
    await expect
      .poll(failures, { timeout: 20_000, interval: 200 })
      .toEqual([expect.stringContaining('eyes-1'), 'the look has no picture to check']);
    expect((await stateOf(body.id)).status).toBe('DONE');
    expect(model.asked).toHaveLength(2);
  });

  it('after a crash repeats no question that was answered, and records nothing twice', async () => {
    const { entryIds } = await decided([approval]);
    model.answer(() => null);
    const { body } = await create({ method: 'LANGUAGE_MODEL' });
    const due = {
      key: `${body.id}:${entryIds[0]}`,
      askedAt: null,
      tries: 0,
      signal: new AbortController().signal,
      cause: { eventId: randomUUID(), correlationId: 'c' },
      keep: () => Promise.reject(new Error('it is kept already')),
    };
    const answer = {
      checks: [{ reason: 'LowExposalOfItem', passed: true, evidence: null }],
      ms: 5,
      tokens: null,
    };
    await expect.poll(() => model.asked.length).toBe(1);
    const asked = model.asked.length;
    expect(await askMethod.call(side.deps, { ...due, answer })).toEqual({ end: 'answered', next: null });
    expect((await stateOf(body.id)).items).toMatchObject([{ checks: answer.checks, answer: { ms: 5 } }]);
    await askMethod.call(side.deps, { ...due, answer: null });
    expect(model.asked).toHaveLength(asked);
  });
});

describe('a benchmark of the rules', () => {
  it('compares the decisions of people among the looks that the filter finds', async () => {
    const { id, entryIds, brandIds } = await decided([approval, approval, rejection], {
      description: 'a coat',
    });
    const before = new Date(Date.parse(side.deps.clock()) - 600_000).toISOString();
    const said = {
      brand_ids: [brandIds[1], brandIds[2]],
      sns_type: 'Blog',
      decided_time: `${before},2999-01-01`,
    };
    const { body } = await create({ method: 'RULE', ...said });
    expect(listed.filter).toEqual({
      decided_by: 'ACTOR',
      brand_ids: `${brandIds[1]},${brandIds[2]}`,
      sns_type: 'Blog',
      decided_time_after: before,
      decided_time_before: '2999-01-02T00:00:00.000Z',
    });
    await until(body.id, 'PROCESSING');
    const { items } = await stateOf(body.id);
    expect(items.map(({ entryId }) => entryId)).toEqual(entryIds.slice(1));
    // The rule fails because the advertisement label is missing, which people had accepted.
    expect(items[0]?.checks).toContainEqual(
      expect.objectContaining({ reason: 'AdTagNotExists', passed: false }),
    );
    expect(items[0]?.answer?.tokens).toBeNull();
    expect(model.asked).toEqual([]);
    expect((await side.call(staff, 'POST', `${path}/${body.id}/close`)).body.status).toBe('DONE');
    expect(id).toBeGreaterThan(0);
  });

  it('is created once for one key, and again for another', async () => {
    await decided([approval]);
    const key = { 'idempotency-key': randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => create({ method: 'RULE' }, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const [first] = all;
    await until(first?.body.id, 'DONE');
    expect((await create({ method: 'RULE' }, key)).body).toMatchObject({ id: first?.body.id });
    expect((await create({ method: 'RULE' })).body.id).not.toBe(first?.body.id);
    const other = await create({ method: 'RULE', sns_type: 'Blog' }, key);
    expect(other.body.errorCode).toBe('idempotency.key_reused');
  });

  it('accepts no answers after it is cancelled', async () => {
    const { entryIds } = await decided([approval]);
    model.answer(() => null);
    const before = model.asked.length;
    const { body } = await create({ method: 'LANGUAGE_MODEL' });
    // Waits for the call that is running; the next call belongs to this test.
    await expect.poll(() => model.asked.length, { timeout: 20_000 }).toBeGreaterThan(before);
    expect((await side.call(staff, 'POST', `${path}/${body.id}/cancel`)).body.status).toBe('CANCELED');
    const asked = model.asked.length;
    await askMethod.call(side.deps, {
      key: `${body.id}:${entryIds[0]}`,
      askedAt: null,
      tries: 0,
      answer: null,
      cause: { eventId: randomUUID(), correlationId: 'c' },
      signal: new AbortController().signal,
      keep: async () => undefined,
    });
    expect(model.asked).toHaveLength(asked);
    expect((await stateOf(body.id)).items).toMatchObject([{ checks: null, failure: null }]);
  });
});

describe('a benchmark is refused', () => {
  it('without decisions, without a configured model, or with a prompt for rules', async () => {
    listed.ids = [];
    const nothing = await create({ method: 'RULE' });
    expect([nothing.status, nothing.body.errorCode]).toEqual([
      422,
      'certification_benchmark.nothing_decided',
    ]);
    const told = await create({ method: 'RULE', prompt: 'be kind' });
    expect([told.status, told.body.errorCode]).toEqual([422, 'certification_benchmark.prompt_not_used']);
    const blind = await testWriteSide();
    const missing = await blind.call(staff, 'POST', path, { method: 'LANGUAGE_MODEL' });
    await blind.close();
    expect([missing.status, missing.body.errorCode]).toEqual([409, 'certification_benchmark.no_certifier']);
  });

  it('to callers who are not staff, and if it does not exist', async () => {
    const { member } = await givenItems(side);
    expect((await side.call(member, 'POST', path, { method: 'RULE' })).status).toBe(403);
    for (const call of ['close', 'cancel']) {
      const none = await side.call(staff, 'POST', `${path}/${randomUUID()}/${call}`);
      expect([none.status, none.body.errorCode]).toEqual([404, 'certification_benchmark.not_found']);
    }
    expect((await side.call(staff, 'POST', `${path}/12/close`)).status).toBe(400);
  });
});
