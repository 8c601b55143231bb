import { expect, test } from 'vitest';
import type { TaxPolicyEvent } from '#domain/payments/tax-policy.ts';
import { openBench } from '../../testing/harness.ts';
import { stored } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

/** Restores the schema from before the migration. */
const before = `
  drop table read.tax_policies;
  delete from public.read_migrations where name = '105-tax-policies.sql';`;

test('fills the tax rates as a fold of the log has them', async () => {
  const bench = await openBench();
  const revised = (changed: Extract<TaxPolicyEvent, { type: 'TaxPolicyRevised' }>['data']['changed']) => ({
    stream: 'tax_policy-1',
    event: { type: 'TaxPolicyRevised', data: { changed } },
  });
  await bench.take(stored([revised({ KOREA: 12 }), revised({ KOREA: 11 })]));
  const rates = () =>
    bench.query<{ korea: number; japan: number }>('select * from read.tax_policies order by id');
  const folded = await rates();
  expect(folded).toMatchObject([{ id: 1, korea: 11, japan: 10 }]);
  await bench.query(before);
  await migrate(bench.databaseUrl);
  expect(await rates()).toEqual(folded);
  await bench.close();
});
