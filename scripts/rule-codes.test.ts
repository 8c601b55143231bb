import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trysetItemSamples } from '#domain/testing/tryset-item-samples.ts';
import { errorCodeOf } from '#domain/transition-table.ts';
import { itemRuleCodes, ruleCodeOf, warningCodes } from '#domain/tryset-items/rule-codes.ts';
import { errorCodes } from './error-codes.ts';

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const documented = [...page.matchAll(/^\| `(\d\d)` +\| (hard|soft) +\| `([a-z_]+)` +\|/gm)].map(
  ([, code, level, rule]) => ({ code, level, rule }),
);

/** A code keeps its meaning forever: never change a line here, only add lines. */
const given = {
  '01': 'transition_not_allowed',
  '02': 'not_delivered',
  '03': 'already_posted',
  '04': 'not_posted',
  '05': 'no_look_owed',
  '06': 'not_extended',
  '07': 'not_a_gift',
  '08': 'removed',
  '09': 'already_express',
  '10': 'already_normal',
  '11': 'another_order',
  '12': 'reservation_expired',
  '13': 'stock_of_another_size',
  '14': 'tracking_number_invalid',
  '15': 'stock_not_free',
  '16': 'brand_removed',
  '17': 'product_removed',
  '18': 'size_removed',
  '19': 'brand_unpublished',
  '20': 'size_unpublished',
  '21': 'in_use',
  '22': 'trial_ended',
  '23': 'post_overdue',
  '24': 'replacement_expired',
  '25': 'by_order_only',
  '26': 'being_paid',
  '27': 'already_delivered',
  '28': 'extended_too_far',
  '29': 'swap_under_way',
  '30': 'swap_refused',
  '31': 'already_returned',
  '32': 'damage_reported',
  '33': 'report_too_late',
  '34': 'size_not_free',
  '35': 'size_of_another_product',
  '36': 'not_forced',
  '37': 'month_closed',
  '38': 'amount_too_high',
  '39': 'no_card',
  '40': 'fault_paid',
};

test('a rule code has two digits and one rule, which it keeps', () => {
  expect(Object.fromEntries(itemRuleCodes.map(({ code, rule }) => [code, rule]))).toEqual(given);
  expect(new Set(itemRuleCodes.map(({ rule }) => rule)).size).toBe(itemRuleCodes.length);
  for (const { code } of itemRuleCodes) expect(code).toMatch(/^(?!00)\d\d$/);
});

test('docs/api.md lists every rule code once', () => {
  expect(documented).toEqual(itemRuleCodes.map(({ code, level, rule }) => ({ code, level, rule })));
});

test('every rule that refuses an item has a code, and every such code has its error', () => {
  const all = errorCodes().map((line) => line.slice(4));
  const ofItems = [
    ...all.filter((code) => code.startsWith('tryset_item.')),
    ...['status', 'in_use'].map((reason) => errorCodeOf('tryset_item', reason)),
  ];
  expect(ofItems.filter((code) => ruleCodeOf(code) === null)).toEqual([]);
  const hard = itemRuleCodes.filter(({ level }) => level === 'hard').map(({ code }) => code);
  expect(ofItems.map(ruleCodeOf).toSorted()).toEqual(hard.toSorted());
  expect(ruleCodeOf('stock_item.removed')).toBeNull();
  expect(ruleCodeOf('tryset_item.forbidden')).toBeNull();
});

test('every code of a warning stands in an event, and in one type of event only', () => {
  const events = Object.values(trysetItemSamples).flatMap(({ events }) =>
    typeof events === 'function' ? [] : events,
  );
  const codes = events.flatMap(({ data }) => ('ruleCode' in data ? [data.ruleCode] : []));
  expect(codes.toSorted()).toEqual([...warningCodes].toSorted());
});
