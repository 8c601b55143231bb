import { expect, test } from 'vitest';
import type { DomainEvent } from '#domain/event.ts';
import { byRule, entry, mixedLookPosted, otherEntry } from '#domain/testing/looks.ts';
import { openBench } from '../../testing/harness.ts';
import { stored } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

const checked = (entryId: number): DomainEvent => ({ type: 'LookItemChecked', data: { entryId, ...byRule } });
const { entryId } = entry;
const revised: DomainEvent = {
  type: 'LookRevised',
  data: { changed: { description: 'other words' }, hasLink: null },
};

/**
 * Histories of looks: with checks of an earlier text, of the present text, of the present text for one item only, and without
 * checks.
 */
const histories: readonly (readonly DomainEvent[])[] = [
  [mixedLookPosted, checked(entryId), revised],
  [mixedLookPosted, revised, checked(entryId)],
  [mixedLookPosted, checked(entryId), checked(otherEntry.entryId), revised, checked(entryId)],
  [mixedLookPosted, revised],
];

test('migrates earlier checks to the result of a fold', async () => {
  const bench = await openBench();
  await bench.take(
    stored(
      histories.flatMap((history, index) => history.map((event) => ({ stream: `look-${index + 1}`, event }))),
    ),
  );
  const rows = () => bench.query('select id, entries from read.looks order by id');
  const kept = await rows();
  await bench.query(`update read.looks set entries = jsonb_set(entries, '{0,checks}', $1) where id = 1`, [
    JSON.stringify(byRule.checks),
  ]);
  await bench.query(`update read.looks set entries = jsonb_set(entries, '{1,checks}', $1) where id = 3`, [
    JSON.stringify(byRule.checks),
  ]);
  expect(await rows()).not.toEqual(kept);
  await bench.query("delete from public.read_migrations where name = '079-checks-of-gone-content.sql'");
  await migrate(bench.databaseUrl);
  expect(await rows()).toEqual(kept);
  await bench.close();
});
