import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemListShape } from '../../tryset-items/item-list-shape.ts';
import { filterQuery, listQuery, searchOf, stateFrom, withFilter } from './list-state.ts';

const shape = itemListShape('staff');
const read = (text: string) => stateFrom(new URLSearchParams(text), shape);
const first = read('');

describe('the address of a list', () => {
  test('without parameters shows the first page in the server’s order', () => {
    expect(first).toEqual({
      filters: {},
      order: null,
      page: 1,
      size: 50,
      columns: null,
      density: null,
    });
    expect(searchOf(first, shape).toString()).toBe('');
  });

  test('restores every state that was written to it', () => {
    const state = fc.record({
      filters: fc.record(
        {
          q: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text),
          statuses: fc.constantFrom('tryset_requested', 'tryset_requested,return_deferred'),
          created_time: fc.constantFrom('2026-08-01', '2026-08-01,2026-08-31'),
          delivery_type: fc.constantFrom('express', 'normal'),
          brand_id: fc.constantFrom('1', '23'),
        },
        { requiredKeys: [] },
      ),
      order: fc.constantFrom(null, 'id', '-created_time', 'updated_time'),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(20, 50, 100),
      columns: fc.constantFrom(null, [
        { field: 'status', hidden: false },
        { field: 'created_time', hidden: true },
      ]),
      density: fc.constantFrom(null, 'compact' as const, 'comfortable' as const),
    });
    fc.assert(
      fc.property(state, (given) => {
        const wanted = { ...given, filters: { ...given.filters } as Record<string, string> };
        expect(stateFrom(new URLSearchParams(searchOf(wanted, shape).toString()), shape)).toEqual(wanted);
      }),
    );
  });

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'size=500',
    'size=x',
    'order=secret',
    'order=--id',
    'statuses=nonsense',
    'delivery_type=nonsense',
    'created_time=yesterday',
    'created_time=2026-08-01,',
    'unknown=1',
    'columns=',
    'columns=-,%20',
    'density=tiny',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(first);
  });

  test('keeps the known values of a list of values', () => {
    expect(read('statuses=nonsense,purchased,purchased').filters).toEqual({ statuses: 'purchased' });
  });
});

test('a changed filter returns to the first page', () => {
  const state = { ...first, page: 7, filters: { q: 'coat' } };
  expect(withFilter(state, 'statuses', 'purchased')).toEqual({
    ...state,
    page: 1,
    filters: { q: 'coat', statuses: 'purchased' },
  });
  expect(withFilter(state, 'q', null).filters).toEqual({});
});

test('the call has page and order in the form of the server', () => {
  expect(
    listQuery({ ...first, filters: { q: 'coat' }, order: '-id', page: 3, size: 20 }, shape, 'UTC'),
  ).toEqual({
    q: 'coat',
    order: '-id',
    limit: 20,
    offset: 40,
  });
});

test('a room that shows a part of the list restricts every call', () => {
  const part = { ...shape, fixed: { is_public: 'true' } };
  expect(filterQuery({ filters: { q: 'coat' } }, part, 'UTC')).toEqual({ is_public: 'true', q: 'coat' });
});

test("days belong to the person's time zone", () => {
  const state = { filters: { created_time: '2026-08-01,2026-08-31' } };
  expect(filterQuery(state, shape, 'Asia/Seoul')).toEqual({
    created_time: '2026-07-31T15:00:00.000Z,2026-08-31T14:59:59.999Z',
  });
  expect(filterQuery({ filters: { created_time: '2026-08-01' } }, shape, 'UTC')).toEqual({
    created_time: '2026-08-01T00:00:00.000Z,2026-08-01T23:59:59.999Z',
  });
});

test('a filter by today names the time zone of the person', () => {
  expect(filterQuery({ filters: { is_trial_ending_today: 'true' } }, shape, 'Europe/Paris')).toEqual({
    is_trial_ending_today: 'true',
    today_zone: 'Europe/Paris',
  });
  expect(filterQuery({ filters: { is_overdue: 'true' } }, shape, 'Europe/Paris')).toEqual({
    is_overdue: 'true',
  });
});
