import { expect, it } from 'vitest';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { stopShown, stopsOf } from './stops.ts';

const entry = (revision: string, time: string) =>
  ({ id: `e${revision}${time}`, category: 'tryset_item', revision, time }) as HistoryEntry;
const at = (revision: string, time: string) => ({ revision, time }) as AsOf;
/** Entries, newest first as in histories. */
const entries = [entry('2', '2026-01-03'), entry('1', '2026-01-02'), entry('0', '2026-01-02')];

it('creates a stop for each event of an item, newest last', () => {
  const stops = stopsOf(['tryset_item'], entries);
  expect(stops.map(({ query, point }) => [query, point])).toEqual([
    [{ revision: '0' }, '0'],
    [{ revision: '1' }, '1'],
    [{ revision: '2' }, '2'],
  ]);
  expect(stopShown(['tryset_item'], stops, null, undefined)).toBe(2);
  expect(stopShown(['tryset_item'], stops, { revision: '0' }, at('2', '2026-01-03'))).toBe(0);
  expect(stopShown(['tryset_item'], stops, { as_of: '2026-01-09' }, at('1', '2026-01-09'))).toBe(1);
  expect(stopShown(['tryset_item'], stops, { as_of: '2025-01-09' }, undefined)).toBe(0);
});

it("merges a tryset's events of the same time into one stop", () => {
  const stops = stopsOf(['tryset', 'tryset_item'], entries);
  expect(stops.map(({ query, others, entry: { revision } }) => [query, others, revision])).toEqual([
    [{ as_of: '2026-01-02' }, 1, '1'],
    [{ as_of: '2026-01-03' }, 0, '2'],
  ]);
  expect(stopShown(['tryset', 'tryset_item'], stops, { as_of: 'x' }, at('0', '2026-01-02T12:00'))).toBe(0);
  expect(stopShown(['tryset', 'tryset_item'], stops, { as_of: 'x' }, at('0', '2026-01-04'))).toBe(1);
});
