import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnanswered, needsDecision } from '#domain/look-uses/needs-decision.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import { later } from '#domain/reacting.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { actorOf, type Caller } from '#http/caller.ts';
import { lookUsesProjection } from '#projections/look-uses/projection.ts';
import { type LookUseRow, lookUsesTable } from '#projections/look-uses/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { aSeed, pick, seeded, upTo } from '#projections/testing/random.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, member, now, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import { allAtMost } from './commercial-routes.ts';

const seed = aSeed();
const random = seeded(seed);
const url = '/v1/look-uses';
const mina = member(1001);
const callers: Caller[] = [staff, adminA, mina];

const comments = ['For our SHOP', '겨울 캠페인', 'ｗｉｄｅ letters', ''];

const nothing = {};
const steps: readonly LookUseEvent[] = [
  { type: 'LookUseTakenUp', data: nothing },
  { type: 'LookUseAgreed', data: nothing },
  { type: 'LookUseDeclined', data: nothing },
  { type: 'LookUseAskedAgain', data: nothing },
  { type: 'LookUseRejected', data: nothing },
  { type: 'LookUseCanceled', data: nothing },
];

/** A use by one of two brands of a look by one of two members, asked up to two weeks before the tests' present. */
function aUse(id: number): LookUseRow | null {
  const brandId = 1 + upTo(random, 2);
  const data = {
    ...useDescription,
    lookUseId: id,
    lookId: 800 + brandId,
    brandId,
    userId: 1001 + upTo(random, 2),
    useType: pick(random, lookUseTypes),
    comment: pick(random, comments),
  };
  const events: LookUseEvent[] = [{ type: 'LookUseRequested', data }];
  for (let left = upTo(random, 4); left > 0; left -= 1) events.push(pick(random, steps));
  const on = later(now, -upTo(random, 15) * 86_400_000).slice(0, 10);
  return foldAll(
    lookUsesProjection,
    `look_use-${id}`,
    events.map((event) => ({ event, on })),
  );
}

let models: TestModels;
let rows: LookUseRow[];
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  rows = Array.from({ length: 150 }, (_, index) => aUse(2000 + index)).flatMap((row) => row ?? []);
  await insertRows(models.pool, lookUsesTable, rows);
});
afterAll(() => models.close());

function seenBy(caller: Caller): LookUseRow[] {
  if (caller.label === 'staff') return rows;
  return rows.filter(({ brandId, userId }) =>
    caller.label === 'user' ? userId === caller.id : brandId === caller.brandId,
  );
}

async function found(caller: Caller, query: string) {
  // The samples have smaller ids.
  const ids = rows.map(({ id }) => id).join();
  const { status, body } = await models.get(caller, `${url}?limit=500&ids=${ids}&${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as { count: number; data: { id: number; needsDecision: boolean }[] };
}

describe(`uses of looks, TEST_SEED=${seed}`, () => {
  it.each(callers)('are counted by whether they wait for the caller', async (caller) => {
    const waiting = seenBy(caller).filter(({ state }) => needsDecision(state, caller.label, now));
    if (caller.label !== 'brand_admin') expect(waiting.length).toBeGreaterThan(0);
    const yes = await found(caller, 'needs_decision=true');
    const no = await found(caller, 'needs_decision=false');
    expect([yes.count, no.count]).toEqual([waiting.length, seenBy(caller).length - waiting.length]);
    expect(yes.data.map(({ id }) => id).sort()).toEqual(waiting.map(({ id }) => id).sort());
    for (const { data, is } of [
      { data: yes.data, is: true },
      { data: no.data, is: false },
    ])
      expect(data.every((each) => each.needsDecision === is)).toBe(true);
  });

  it.each(callers)('are found by texts of comments, brands and members', async (caller) => {
    const seen = seenBy(caller);
    const saying = (text: string) => seen.filter(({ state }) => state.comment === text).length;
    const countOf = async (query: string) => (await found(caller, query)).count;
    expect(await countOf('q=our%20shop')).toBe(saying('For our SHOP'));
    expect(await countOf(`q=${encodeURIComponent('캠페인')}`)).toBe(saying('겨울 캠페인'));
    expect(await countOf('q=WIDE')).toBe(saying('ｗｉｄｅ letters'));
    const ofHana = seen.filter(({ userId }) => userId === 1001).length;
    expect(await countOf('q=hana')).toBe(ofHana);
    expect(await countOf('username=HAN')).toBe(ofHana);
    expect(await countOf('username=our%20shop')).toBe(0);
    const both = seen.filter(({ userId, state }) => userId === 1001 && state.comment === 'For our SHOP');
    expect(await countOf('username=hana&q=shop')).toBe(both.length);
  });

  it.each(callers)('are counted by whether their member has not answered for a week', async (caller) => {
    const waiting = seenBy(caller).filter(({ state }) => isUnanswered(state, now));
    expect((await found(caller, 'is_unanswered=true')).count).toBe(waiting.length);
    const others = seenBy(caller).length - waiting.length;
    expect((await found(caller, 'is_unanswered=false')).count).toBe(others);
  });
});

describe('the list of commercial uses without pages', () => {
  const all = '/v1/looks/commercial-use/all';

  it('is recorded for staff as an export of personal data, by the names of its filters', async () => {
    const count = rows.filter(({ useType, brandId }) => useType === 'commercial_use' && brandId === 2).length;
    models.noted.length = 0;
    const { body } = await models.get(staff, `${all}?brand_id=2&order=-id`);
    // The sample of brand 2 is a commercial use, too.
    expect(body.data.length).toBe(count + 1);
    const noted = { list: 'commercial-use', rows: count + 1, filters: ['brand_id'] };
    expect(models.noted).toEqual([[noted, actorOf(staff)]]);
    models.noted.length = 0;
    expect((await models.get(adminA, all)).status).toBe(200);
    expect(models.noted).toEqual([]);
  });

  it('answers as many rows as are allowed, and names the filters that make it shorter', async () => {
    const of = { ...useDescription, brandId: 1, lookId: 801, userId: 1001 };
    const before = (await models.get(staff, `${all}?brand_id=1`)).body.data.length;
    const filling = Array.from({ length: allAtMost - before + 1 }, (_, index) => {
      const event: LookUseEvent = { type: 'LookUseRequested', data: { ...of, lookUseId: 9000 + index } };
      return foldAll(lookUsesProjection, `look_use-${9000 + index}`, [{ event, on: '2026-02-01' }]);
    }).flatMap((row) => row ?? []);
    await insertRows(models.pool, lookUsesTable, filling.slice(1));
    const full = await models.get(staff, `${all}?brand_id=1`);
    expect([full.status, full.body.data.length]).toEqual([200, allAtMost]);
    models.noted.length = 0;
    await insertRows(models.pool, lookUsesTable, filling.slice(0, 1));
    // The inserted row moves no position, so the same filters would have the same count.
    const { status, body } = await models.get(staff, `${all}?brand_id=1&created_time=2020-01-01,2030-01-01`);
    expect([status, body.errorCode]).toEqual([422, 'look_use.too_many']);
    expect(body.detail).toEqual({ count: allAtMost + 1, most: allAtMost });
    expect(body.message).toContain('brand_id');
    expect(models.noted).toEqual([]);
    expect((await models.get(staff, `${all}?brand_id=1&created_time=2026-03-01,2026-04-01`)).status).toBe(
      200,
    );
  }, 60_000);
});

describe('a use of a look', () => {
  const doors = ['/v1/look-uses/861', '/v1/looks/801/look-use/861', '/v1/looks/look-use/861'];

  it('is the same by every path, now and as it was', async () => {
    for (const query of ['', '?revision=0', '?as_of=2026-03-09']) {
      const [first, ...others] = await Promise.all(doors.map((path) => models.get(staff, `${path}${query}`)));
      expect(first?.status).toBe(200);
      expect(first?.body.asOf?.revision).toBe(query === '' ? undefined : '0');
      for (const { body } of others) expect(body).toEqual(first?.body);
    }
  });

  it.each(doors)('has no past at %s before it was requested', async (path) => {
    const { status, body } = await models.get(staff, `${path}?as_of=2026-03-01`);
    expect([status, body.errorCode]).toEqual([404, 'as_of.before_first_event']);
  });

  it('is not found by another look, today or then', async () => {
    for (const query of ['', '?revision=0']) {
      const { status, body } = await models.get(staff, `/v1/looks/802/look-use/861${query}`);
      expect([status, body.errorCode]).toEqual([404, 'look_use.not_found']);
    }
  });
});
