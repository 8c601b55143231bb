import { expect, test } from 'vitest';
import { stockListShape } from '../../../stock/stock-list-shape.ts';
import { itemListShape } from '../../../tryset-items/item-list-shape.ts';
import { filterQuery, type ListShape, listQuery, searchOf, stateFrom } from '../list-state.ts';
import { applies, changeOf, instantOf } from './list-past.ts';

const stocks = stockListShape('staff');
const read = (address: string, shape: ListShape = stocks) => stateFrom(new URLSearchParams(address), shape);
const written = (address: string, shape: ListShape = stocks) =>
  searchOf(read(address, shape), shape).toString();

test('a day is asked for as its end in the person’s time zone, an instant as it is', () => {
  const asked = (address: string, zone: string) => filterQuery(read(address), stocks, zone).as_of;
  expect(asked('as_of=2026-01-31', 'Asia/Seoul')).toBe('2026-01-31T14:59:59.999Z');
  expect(asked('as_of=2026-01-31', 'UTC')).toBe('2026-01-31T23:59:59.999Z');
  expect(asked('as_of=2026-01-31T10:00:00.000Z', 'Asia/Seoul')).toBe('2026-01-31T10:00:00.000Z');
  expect(instantOf('2026-03-08', 'America/New_York')).toBe('2026-03-09T03:59:59.999Z');
});

test('the past drops filters and orders that it does not know, and keeps the others', () => {
  const address =
    'statuses=in_stock&grades=A&is_out_requested=true&use_counts=2&as_of=2026-01-31&order=-use_count';
  expect(read(address).filters).toEqual({ statuses: 'in_stock', use_counts: '2', as_of: '2026-01-31' });
  expect(written(address)).toBe('statuses=in_stock&use_counts=2&as_of=2026-01-31');
  expect(read('as_of=2026-01-31&order=-created_time').order).toBe('-created_time');
  expect(read('order=-use_count').order).toBe('-use_count');
});

test('filters of a comparison apply between two instants only', () => {
  const cell = 'from_status=in_stock&to_status=in_use&change=changed';
  expect(read(cell).filters).toEqual({});
  expect(read(`compare_to=2026-02-28&${cell}`).filters).toEqual({});
  expect(read(`as_of=2026-01-31&${cell}`).filters).toEqual({ as_of: '2026-01-31' });
  const whole = read(`as_of=2026-01-31&compare_to=2026-02-28&${cell}`);
  expect(Object.keys(whole.filters)).toHaveLength(5);
  expect(listQuery(whole, stocks, 'UTC')).toMatchObject({
    as_of: '2026-01-31T23:59:59.999Z',
    compare_to: '2026-02-28T23:59:59.999Z',
    from_status: 'in_stock',
    to_status: 'in_use',
  });
});

test('an address with a wrong moment shows the present', () => {
  const wrong = [
    'yesterday',
    '2026-1-3',
    '2026-01-31T10:00',
    'null',
    '2026-13-45',
    '2026-02-30',
    '2026-01-31T25:00:00Z',
  ];
  for (const moment of wrong) {
    expect(read(`as_of=${moment}&grades=A`).filters, moment).toEqual({ grades: 'A' });
  }
});

test('a list without a past offers no moment', () => {
  const { past: _, ...others } = itemListShape('staff');
  expect(applies('q', {}, undefined)).toBe(true);
  expect(read('q=coat', others).filters).toEqual({ q: 'coat' });
});

test('a cell of a comparison names what became of its things', () => {
  expect(changeOf(null, 'in_stock')).toBe('entered');
  expect(changeOf('in_stock', null)).toBe('left');
  expect(changeOf('in_stock', 'in_use')).toBe('changed');
});
