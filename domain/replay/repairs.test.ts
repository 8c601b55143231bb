import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type ParkedEventEvent, parkedEvents } from './parked-events.ts';
import { type RepairEvent, repairedIn } from './repairs.ts';

const { given } = scenarios(parkedEvents);
const { staff, brand_admin: admin, user } = actors;
const row: RepairEvent = { type: 'RowRepaired', data: { projection: 'stock_items', entity: '7' } };
const line: RepairEvent = { type: 'LogLineRepaired', data: { position: '120' } };
const counters: RepairEvent = { type: 'CountersRepaired', data: {} };

test('records each repair by staff or the system, even a repeated one', () => {
  for (const repaired of [row, line, counters]) {
    given([]).when({ action: 'repair', repaired }, staff).then(repaired);
    given([repaired]).when({ action: 'repair', repaired }, system).then(repaired);
  }
});

test('refuses repairs by others', () => {
  for (const actor of [admin, user]) {
    given([]).when({ action: 'repair', repaired: row }, actor).thenRefused('repair.forbidden');
  }
});

test('keeps the decisions about parked events', () => {
  const skipped: ParkedEventEvent = {
    type: 'ParkedEventSkipped',
    data: { projection: 'stock_items', entity: '7', position: '120' },
  };
  const state = given([skipped]).when({ action: 'repair', repaired: row }, staff).then(row);
  expect(state).toStrictEqual({ asked: { 7: { 120: true } } });
});

test('records a repair in the stream of its projection, the log or the counters', () => {
  expect([row, line, counters].map(repairedIn)).toEqual(['stock_items', 'log', 'counters']);
});
