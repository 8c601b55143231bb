import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

it.each([
  '/v2/trysets/items/csv',
  '/v2/trysets/csv',
  '/v1/stocks/csv',
  '/v2/products/csv',
  '/v1/incidents/csv',
])('%s calls a brand by its Korean name in Korean, where it has one', async (path) => {
  const { text: korean } = await models.get(staff, `${path}?language=ko`);
  expect(korean).toContain('아크메');
  expect(korean).not.toContain('Acme');
  for (const query of ['', '?language=en', '?language=ja']) {
    const { text } = await models.get(staff, `${path}${query}`);
    expect(text).toContain('Acme');
    expect(text).not.toContain('아크메');
  }
});

it('keeps the primary name of a brand without a Korean one', async () => {
  const { text } = await models.get(staff, '/v1/stocks/csv?language=ko');
  expect(text).toContain('Bolt');
});
