import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { feedbackDescription } from '#domain/testing/feedback.ts';
import type { Caller } from '#http/caller.ts';
import { brandFeedbacksProjection } from '#projections/feedback/projection.ts';
import { brandFeedbacksTable } from '#projections/feedback/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const url = '/v1/looks/feedbacks';
const on = '2026-03-10';
const member: Caller = { label: 'user', id: 1001, name: 'mina' };
const confirmed: FeedbackEvent = {
  type: 'BrandFeedbackConfirmed',
  data: { regramPoint: 100, commercialUsePoint: 0, likePoint: 50 },
};

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  // Beside the samples 731 and 732: a confirmed feedback of brand A on a look of member 1001, and one on another's look.
  const rows = [
    [761, 1001],
    [762, 1002],
  ].flatMap(([id = 0, userId = 0]) => {
    const data = {
      ...feedbackDescription,
      brandFeedbackId: id,
      brandId: 1,
      lookId: id,
      userId,
      comment: 'secret',
    };
    const events: FeedbackEvent[] = [
      { type: 'BrandFeedbackGiven', data },
      { type: 'BrandFeedbackTakenUp', data: {} },
      confirmed,
    ];
    return (
      foldAll(
        brandFeedbacksProjection,
        `brand_feedback-${id}`,
        events.map((event) => ({ event, on })),
      ) ?? []
    );
  });
  await insertRows(models.pool, brandFeedbacksTable, rows);
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, query = '') => {
  const { status, body } = await models.get(caller, `${url}${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.data.map(({ id }: { id: number }) => id);
};

describe('feedback', () => {
  it('is listed to staff, to its brand, and once confirmed to the member of the look', async () => {
    expect(await idsOf(staff)).toEqual([762, 761, 732, 731]);
    expect(await idsOf(adminA)).toEqual([762, 761, 731]);
    expect(await idsOf(member)).toEqual([761]);
    for (const id of [731, 762]) expect((await models.get(member, `${url}/${id}`)).status).toBe(404);
    expect((await models.get(adminA, `${url}/732`)).status).toBe(404);
    expect((await models.get(adminA, `${url}/732/history`)).status).toBe(404);
  });

  it('shows members the rating and what they got, never the comment or what was asked for', async () => {
    const { text, body } = await models.get(member, `${url}/761`);
    expect(body).toMatchObject({
      rating: 'Perfect',
      state: 'confirmed',
      comment: null,
      reason: null,
      regramPoint: 100,
      likePoint: 50,
    });
    expect(text).not.toMatch(/secret|3000/);
    const file = (await models.get(member, `${url}/csv`)).text;
    expect(file).not.toMatch(/secret|3000/);
    expect((await models.get(member, `${url}/totals`)).body.data).toEqual([
      { state: 'confirmed', count: 1, askedPoints: 150, givenPoints: 150 },
    ]);
    expect((await models.get(adminA, `${url}/761`)).body).toMatchObject({
      comment: 'secret',
      regramPoint: 3_000,
      given: { regramPoint: 100, commercialUsePoint: 0, likePoint: 50 },
    });
  });

  it.each([
    ['ids=731,732', [731]],
    ['look_ids=761', [761]],
    ['states=requested', [731]],
    ['states=confirmed', [762, 761]],
    ['ratings=Bad', []],
    ['user_id=1002', [762]],
    ['brand_id=2', []],
    ['order=id', [731, 761, 762]],
  ])('is filtered by %s', async (query, ids) => {
    expect(await idsOf(adminA, `?${query}`)).toEqual(ids);
  });

  it('has totals by state', async () => {
    expect((await models.get(staff, `${url}/totals`)).body.data).toEqual([
      { state: 'confirmed', count: 2, askedPoints: 7_000, givenPoints: 300 },
      { state: 'requested', count: 2, askedPoints: 7_000, givenPoints: 0 },
    ]);
  });
});
