import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isVisible, plainLower } from '#domain/text/plain.ts';
import { membersTable } from '#projections/members/tables.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { aSeed } from '#projections/testing/random.ts';
import { insertRows } from './testing/insert.ts';
import { personRow, userRow } from './testing/rows.ts';
import { openTestModels, staff, type TestModels } from './testing/test-models.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
});
afterAll(() => models.close());

const letters = ['김', '민', '서', 'さ', '愛', 'é', '😀', 'a', 'B', '1', ' ', '-', '%', '_', '\\'];

test('finds a member by any part of a name, in every script', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const name = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 6 })
    .map((all) => all.join(''));
  const [names = []] = fc.sample(fc.array(name, { minLength: 300, maxLength: 300 }), { seed, numRuns: 1 });
  const ids = names.map((_, index) => index + 1);
  await insertRows(
    models.pool,
    membersTable,
    ids.map((id) => userRow({ id, username: `member${id}` })),
  );
  await insertRows(
    models.pool,
    peopleTable,
    ids.map((id) => personRow({ id: `user:${id}`, name: names[id - 1] ?? null })),
  );
  const part = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(part, async (sought) => {
      const text = sought.join('');
      fc.pre(isVisible(text));
      const query = `limit=500&order=id&real_name=${encodeURIComponent(text)}`;
      const { body } = await models.get(staff, `/v1/users?${query}`);
      const holding = ids.filter((id) => plainLower(names[id - 1] ?? '').includes(plainLower(text)));
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual(holding);
    }),
    { seed, numRuns: 200 },
  );
});
