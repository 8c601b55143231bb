import { expect, test } from 'vitest';
import { timeFormats } from '../preferences/time.ts';
import { datedName } from './dated-name.ts';

test.each([
  ['Asia/Seoul', 'parcels-2026-03-02.csv'],
  ['America/New_York', 'parcels-2026-03-01.csv'],
])('a file has the day of %s in its name', (zone, name) => {
  const late = new Date('2026-03-01T20:00:00.000Z');
  expect(datedName('parcels', 'csv', timeFormats('ja', zone), late)).toBe(name);
});
