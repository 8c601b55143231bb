import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { stockActionTable } from '../../stock/stock-action-table.ts';
import { itemActionTable } from '../../tryset-items/item-action-table.ts';
import { offeredActions } from './action-table.ts';

describe.each([
  ['tryset items', itemActionTable, en.itemActions],
  ['stock items', stockActionTable, en.stockActions],
] as const)('the actions of %s', (_, table, texts) => {
  test('every offered action is in the transition table', () => {
    const actions: readonly string[] = table.transitions.map(({ action }) => action);
    expect(Object.keys(table.forms).filter((name) => !actions.includes(name))).toEqual([]);
  });

  test('every action of the transition table has a name', () => {
    expect(table.transitions.filter(({ action }) => !(action in texts))).toEqual([]);
  });

  test('ask for a reason if the transition table has one', () => {
    for (const { row, fields } of offeredActions(table, { scope: 'staff', roles: ['owner'] })) {
      const reason = fields.find(({ name }) => name === 'reason');
      expect(reason?.required).toBe(row.reason === undefined ? undefined : row.reason === 'required');
    }
  });

  test('a brand admin gets no actions for staff', () => {
    for (const { row } of offeredActions(table, { scope: 'brand_admin', roles: [] }))
      expect(row.who).toContain('brand_admin');
  });

  test('staff get the actions of their roles', () => {
    expect(offeredActions(table, { scope: 'staff', roles: ['auditor'] })).toEqual([]);
    const daily = offeredActions(table, { scope: 'staff', roles: ['operator'] });
    expect(daily.map(({ row }) => row.staff ?? 'operator').filter((role) => role !== 'operator')).toEqual([]);
    expect(daily).not.toEqual([]);
  });
});
