import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { stockActionForms } from '../../stock/stock-action-forms.ts';
import { itemActionForms } from '../../tryset-items/item-action-forms.ts';
import { wholeBodyOf } from '../fields/body.ts';
import { askedFields } from '../fields/field.ts';
import { problemsOf } from '../fields/problems.ts';
import { fieldsOf, firstValues } from './fields.ts';

const t = i18next.t;
const asked = itemActionForms.deny?.fields ?? [];
const deny = fieldsOf(t, asked);
const enter = fieldsOf(t, stockActionForms.enter?.fields ?? []);
const stow = fieldsOf(t, stockActionForms.stow_piece?.fields ?? []);
const memoInUse = fieldsOf(t, stockActionForms.memo_in_use?.fields ?? []);
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

describe('a denial', () => {
  test('asks why a garment is unavailable only if it becomes unavailable', () => {
    expect(names(askedFields(deny, firstValues(asked)))).toEqual(['stock_status']);
    const gone = { stock_status: 'unavailable' };
    expect(names(askedFields(deny, gone))).toEqual(['stock_status', 'unavailable_reason']);
    expect(problemsOf(deny, gone)).toEqual({ unavailable_reason: 'required' });
  });

  test('does not send a reason that is no longer asked for', () => {
    const values = { stock_status: 'in_check', unavailable_reason: 'lost' };
    expect(wholeBodyOf(deny, values)).toEqual({ stock_status: 'in_check' });
  });
});

test('a required choice with a single option starts with it', () => {
  const asked = [
    { name: 'refund_id', text: 'refund', kind: 'pick', from: 'refunds', required: true },
  ] as const;
  const picksOf = (...values: string[]) => ({
    refunds: { options: values.map((value) => ({ value, text: value })), none: 'none' },
  });
  expect(firstValues(asked, picksOf('1001'))).toEqual({ refund_id: '1001' });
  expect(firstValues(asked, picksOf('1001', '1002'))).toEqual({});
  expect(firstValues(asked, picksOf())).toEqual({});
});

describe('a slot', () => {
  test('may be left out if it is optional', () => {
    expect(problemsOf(enter, {})).toEqual({});
    expect(wholeBodyOf(enter, {})).toEqual({});
  });

  test('is complete or absent', () => {
    expect(problemsOf(enter, { 'slot/sector_code': 'A' })).toEqual({
      'slot/cell_code': 'required',
      'slot/slot_number': 'required',
    });
    const values = { 'slot/sector_code': 'A', 'slot/cell_code': '03', 'slot/slot_number': '12' };
    expect(problemsOf(enter, values)).toEqual({});
    expect(wholeBodyOf(enter, values)).toEqual({
      slot: { sector_code: 'A', cell_code: '03', slot_number: 12 },
    });
    expect(problemsOf(enter, { ...values, 'slot/slot_number': 'x' })).toEqual({
      'slot/slot_number': 'whole',
    });
  });

  test('is sent with its number and the id of the piece as numbers', () => {
    const values = {
      piece_id: '4',
      'slot/sector_code': 'A',
      'slot/cell_code': '03',
      'slot/slot_number': '0',
    };
    expect(wholeBodyOf(stow, values)).toEqual({
      piece_id: 4,
      slot: { sector_code: 'A', cell_code: '03', slot_number: 0 },
    });
    expect(Object.keys(problemsOf(stow, {}))).toHaveLength(4);
  });
});

test('sends an emptied text as null if that clears its value', () => {
  expect(wholeBodyOf(memoInUse, { memo_in_use: '  ' })).toEqual({ memo_in_use: null });
  expect(wholeBodyOf(memoInUse, { memo_in_use: ' spare buttons ' })).toEqual({
    memo_in_use: 'spare buttons',
  });
});
