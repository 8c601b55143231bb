import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { stockActionTable } from '../../stock/stock-action-table.ts';
import { itemActionTable } from '../../tryset-items/item-action-table.ts';
import { offeredActions } from './action-table.ts';

describe.each([
  ['tryset items', itemActionTable, en.itemActions],
  ['stock items', stockActionTable, en.stockActions],
] as const)('of %s', (_, table, texts) => {
  test('every action that is offered stands in the transition table', () => {
    const actions: readonly string[] = table.transitions.map(({ action }) => action);
    expect(Object.keys(table.forms).filter((name) => !actions.includes(name))).toEqual([]);
  });

  test('every action of the transition table has a name', () => {
    expect(table.transitions.filter(({ action }) => !(action in texts))).toEqual([]);
  });

  test('a reason is asked for where the transition table wants one', () => {
    for (const { row, fields } of offeredActions(table, { scope: 'staff', roles: ['owner'] })) {
      const reason = fields.find(({ name }) => name === 'reason');
      expect(reason?.required).toBe(row.reason === undefined ? undefined : row.reason === 'required');
    }
  });

  test('a brand admin is offered nothing that is for staff', () => {
    for (const { row } of offeredActions(table, { scope: 'brand_admin', roles: [] }))
      expect(row.who).toContain('brand_admin');
  });

  test('staff are offered what their roles let them do', () => {
    expect(offeredActions(table, { scope: 'staff', roles: ['auditor'] })).toEqual([]);
    const daily = offeredActions(table, { scope: 'staff', roles: ['operator'] });
    expect(daily.map(({ row }) => row.staff ?? 'operator').filter((role) => role !== 'operator')).toEqual([]);
    expect(daily).not.toEqual([]);
  });
});
