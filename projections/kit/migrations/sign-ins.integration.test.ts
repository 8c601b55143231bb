import { expect, test } from 'vitest';
import { oneOfEach } from '../../testing/fixtures.ts';
import { openBench } from '../../testing/harness.ts';
import { stored, type Told } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

/** Restores the schema from before the migration; the rows are still those after it. */
const before = `
  alter table read.users drop column sign_ins;
  delete from public.read_migrations where name = '055-sign-ins.sql';`;

test('backfills sign-in methods as a fold of the log has them', async () => {
  const registered = oneOfEach().find(({ event }) => event.type === 'MemberRegistered');
  if (registered === undefined) throw new Error('there is no such fixture');
  const member = (id: number, ...types: string[]): Told[] => [
    { ...registered, stream: `user-${id}` },
    ...types.map((type) => ({ ...registered, stream: `user-${id}`, event: { type, data: { agreed: [] } } })),
  ];
  const bench = await openBench();
  await bench.take(
    stored([
      ...member(1),
      ...member(2, 'MemberTermsAgreed'),
      ...member(3, 'MemberPasswordLinkMailed', 'MemberPasswordChanged'),
      ...member(4, 'MemberTermsAgreed', 'MemberForgettingRequested', 'MemberForgotten'),
    ]),
  );
  const signIns = () =>
    bench.query<{ id: number; by: string[] }>('select id, sign_ins as by from read.users order by id');
  const folded = await signIns();
  expect(folded.map(({ id, by }) => [id, by])).toEqual([
    [1, []],
    [2, ['password']],
    [3, ['password']],
    [4, []],
  ]);
  await bench.query(before);
  await migrate(bench.databaseUrl);
  expect(await signIns()).toEqual(folded);
  await bench.close();
});
