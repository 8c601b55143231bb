import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { drawnPages } from '../../labels/testing/read-pdf.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const url = '/v2/orders/invoice-items/pdf';
const march = { created_time: '2026-03-31T14:59:59.999Z', brand_id: 1 };

async function posted(caller: Caller, body: object) {
  const authorization = await models.authorization(caller);
  return models.app.inject({ method: 'POST', url, headers: { authorization }, payload: body });
}

it('answers the statement of the month in which an instant lies', async () => {
  const answer = await posted(adminA, march);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page] = await drawnPages(answer.rawPayload);
  expect(page?.text).toContain('2026-03');
  expect(page?.text).toContain('주문 상품 711');
});

it.each([
  [adminB, march, 404, 'brand_month.not_found'],
  [staff, { ...march, created_time: '2026-03-31T15:00:00.000Z' }, 404, 'brand_month.not_found'],
  [member(1001), march, 403, 'auth.forbidden'],
  [staff, { brand_id: 1 }, 400, 'request.parameter_missing'],
])('refuses what it cannot answer', async (caller, body, status, errorCode) => {
  const answer = await posted(caller, body);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
});

it('answers the statement of a month by its id, in the language asked for', async () => {
  const authorization = await models.authorization(staff);
  const address = '/v1/brand-months/2202603/statement?language=ja';
  const answer = await models.app.inject({ url: address, headers: { authorization } });
  const [page] = await drawnPages(answer.rawPayload);
  expect(page?.text).toContain('精算明細書');
});
