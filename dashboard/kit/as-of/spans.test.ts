import { expect, it } from 'vitest';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { membersOf, placed, spansOf, windowAt } from './spans.ts';

type Change = [field: string, after: unknown];

const entry = (time: string, category: string, ...changes: Change[]) =>
  ({
    time,
    category,
    entityId: '7',
    changes: changes.map(([field, after]) => ({ field, before: null, after })),
  }) as HistoryEntry;
const item = { kind: 'tryset_item', id: 7 };

/** A garment's history, newest first. */
const history = [
  entry('2026-05-01T00:00:00Z', 'stock_item', ['holder', null]),
  entry('2026-04-01T00:00:00Z', 'stock_item', ['status', 'in_check']),
  entry('2026-03-05T00:00:00Z', 'stock_item', ['memo', 'late']),
  entry('2026-03-01T00:00:00Z', 'tryset_item', ['userId', 72], ['status', 'tryset_requested']),
  entry('2026-03-01T00:00:00Z', 'stock_item', ['status', 'in_use']),
  entry('2026-03-01T00:00:00Z', 'stock_item', ['status', 'requested'], ['holder', item]),
  entry('2026-01-01T00:00:00Z', 'stock_item', ['status', 'in_stock']),
];
const spans = spansOf('stock_item', history);

it('a period lasts until the status or the holder changes', () => {
  expect(
    spans.map(({ from, until, status, holder }) => [from.slice(5, 7), until?.slice(5, 7), status, holder]),
  ).toEqual([
    ['01', '03', 'in_stock', null],
    ['03', '04', 'in_use', item],
    ['04', '05', 'in_check', item],
    ['05', undefined, 'in_check', null],
  ]);
});

it('an entity without a status has no periods', () => {
  expect(spansOf('stock_item', [entry('2026-01-01', 'stock_item', ['memo', 'new'])])).toEqual([]);
});

const day = 86_400_000;

it.each([
  ['now, of a short life', 1000, 940, [940, 1000]],
  ['now', 1000, 0, [635, 1000]],
  ['a moment of the year before', 600, 0, [270, 635]],
  ['a moment of the first year', 100, 0, [0, 270]],
  ['its first moment, which is now', 1000, 1000, [1000, 1000 + 1 / day]],
])('shows the year around %s', (_, moment, first, [from, until]) => {
  const shown = windowAt(moment * day, first * day, 1000 * day);
  expect([shown.from / day, shown.until / day]).toEqual([from, until]);
});

it('places periods by their share of the window, and cuts them at its ends', () => {
  const window = { from: Date.parse('2026-03-11T00:00:00Z'), until: Date.parse('2026-05-11T00:00:00Z') };
  const shown = placed(spans, window).map(({ status, start, length }) => [status, start * 61, length * 61]);
  expect(shown.map(([status, ...days]) => [status, ...days.map((each) => Math.round(Number(each)))])).toEqual(
    [
      ['in_use', 0, 21],
      ['in_check', 21, 30],
      ['in_check', 51, 10],
    ],
  );
});

it('names the member of a holder, as far as the answer names people', () => {
  expect(membersOf(history, { 'user-72': 'mina' })).toEqual(new Map([['tryset_item-7', 'mina']]));
  expect(membersOf(history, {})).toEqual(new Map());
});
