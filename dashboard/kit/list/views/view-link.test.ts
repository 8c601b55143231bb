import { describe, expect, test } from 'vitest';
import type { ListShape } from '../list-state.ts';
import type { ViewState } from '../view-state.ts';
import { differs, fitted, isOnlyView, stateOf, viewIdOf, withViewId } from './view-link.ts';

const shape: ListShape = {
  filters: [
    { name: 'search', kind: 'search' },
    { name: 'statuses', kind: 'choices', options: ['in_stock', 'in_check'], group: 'stockItem.status' },
  ],
  orders: ['id'],
};
const plain: ViewState = { filters: {}, order: null, columns: null, density: null, size: null };
const view: ViewState = {
  filters: { statuses: 'in_stock', search: 'linen' },
  order: '-id',
  columns: [{ field: 'code', hidden: true }],
  density: 'compact',
  size: 100,
};

describe('an address', () => {
  test('names a view and the full state, so that it includes differences from the view', () => {
    const address = withViewId(new URLSearchParams('search=linen'), 7);
    expect(address.toString()).toBe('view=7&search=linen');
    expect([viewIdOf(address), isOnlyView(address)]).toEqual([7, false]);
    expect(withViewId(new URLSearchParams('search=linen'), null).toString()).toBe('search=linen');
  });

  test('of a view with all filters cleared does not restore the view', () => {
    const emptied = withViewId(new URLSearchParams(), 7);
    expect(isOnlyView(emptied)).toBe(false);
    expect(isOnlyView(new URLSearchParams('view=7'))).toBe(true);
  });

  test.each(['view=', 'view=0', 'view=-1', 'view=1e3', 'view=abc', ''])('"%s" names no view', (text) => {
    expect(viewIdOf(new URLSearchParams(text))).toBeNull();
    expect(isOnlyView(new URLSearchParams(text))).toBe(false);
  });
});

describe('a view', () => {
  test('opens without filters, values and orders that no longer exist', () => {
    const old: ViewState = {
      ...view,
      filters: { statuses: 'in_stock,gone_status', gone_filter: 'x', search: 'linen' },
      order: '-gone_order',
      columns: [
        { field: 'gone_column', hidden: false },
        { field: 'code', hidden: true },
      ],
    };
    expect(fitted(old, shape)).toEqual({ ...old, filters: view.filters, order: null });
    expect(differs(stateOf(fitted(old, shape)), old, shape)).toBe(false);
  });

  test('differs from a state by filters, order, columns, density and size, not by the page', () => {
    const state = stateOf(view);
    expect(differs(state, view, shape)).toBe(false);
    expect(differs({ ...state, page: 3 }, view, shape)).toBe(false);
    expect(differs({ ...state, filters: { search: 'linen', statuses: 'in_stock' } }, view, shape)).toBe(
      false,
    );
    const others: Partial<typeof state>[] = [
      { filters: { statuses: 'in_stock' } },
      { filters: { ...view.filters, search: 'wool' } },
      { order: null },
      { columns: null },
      { columns: [{ field: 'code', hidden: false }] },
      { density: null },
      { size: 20 },
    ];
    for (const other of others) expect(differs({ ...state, ...other }, view, shape)).toBe(true);
  });

  test('without any settings equals the list defaults', () => {
    expect(stateOf(plain)).toEqual({ ...plain, size: 50, page: 1 });
    expect(differs(stateOf(plain), plain, shape)).toBe(false);
    expect(differs({ ...stateOf(plain), density: 'standard' }, plain, shape)).toBe(false);
  });
});
