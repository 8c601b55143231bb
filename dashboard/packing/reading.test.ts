import { expect, test } from 'vitest';
import type { PackingDesk, Shipment } from './desk-state.ts';
import { readingOf } from './reading.ts';
import { emptyDesk } from './stored-desk.ts';
import { garment, given, parcel } from './testing/given.ts';

const [coat, scarf, hat] = [garment(1201, 'MA-0012'), garment(1202, 'MA-0013'), garment(1301, 'MA-0014')];
const [one, other] = [parcel(12, coat, scarf), parcel(13, hat)];
const all = given(one, other);
const atOne: PackingDesk = { ...emptyDesk, open: 12 };

test.each(['T#12', 't#12', '12', ' 12 ', 'Ｔ#12', ']C1T#12', 'ㅅ#12'])('reads %s as the tryset', (text) => {
  expect(readingOf(text, emptyDesk, all)).toEqual({ kind: 'parcel', parcel: one });
});

test.each(['MA-0012', 'ma-0012', 'ㅡㅁ-0012', '#1201', '1201'])('reads %s as a garment', (text) => {
  expect(readingOf(text, emptyDesk, all)).toEqual({ kind: 'garment', parcel: one, garment: coat });
  expect(readingOf(text, atOne, all)).toEqual({ kind: 'own', garment: coat });
  expect(readingOf(text, { ...atOne, scanned: [1201] }, all)).toEqual({ kind: 'again', garment: coat });
});

test('does not guess whether a number names a tryset or an item of another one', () => {
  const twins = given(parcel(20, garment(30, 'MA-0020')), parcel(30, garment(3001, 'MA-0030')));
  expect(readingOf('30', emptyDesk, twins)).toEqual({ kind: 'twoMeanings' });
  expect(readingOf('T#30', emptyDesk, twins)).toMatchObject({ kind: 'parcel', parcel: { trysetId: 30 } });
  expect(readingOf('#30', emptyDesk, twins)).toMatchObject({ kind: 'garment', parcel: { trysetId: 20 } });
  // The open parcel's own item is meant.
  expect(readingOf('30', { ...emptyDesk, open: 20 }, twins)).toMatchObject({ kind: 'own' });
});

test('reads digits as a tracking number where one is expected, but a known code as its garment', () => {
  const id = 40_337_700;
  const long = given(parcel(id, garment(1, '55443322')));
  expect(readingOf(String(id), emptyDesk, long)).toMatchObject({ kind: 'parcel' });
  expect(readingOf(String(id), emptyDesk, long, true)).toEqual({ kind: 'other' });
  expect(readingOf('55443322', emptyDesk, long, true)).toMatchObject({ kind: 'garment' });
});

test('knows left-out and packed garments, and the key of a swap only while one is offered', () => {
  const leftOut = {
    itemId: 1401,
    trysetId: 14,
    code: 'MA-0099',
    product: coat.product,
    reason: 'noAddress' as const,
  };
  const shipment: Shipment = {
    id: 'a',
    trysetId: 15,
    itemIds: [1501],
    courier: 'HANJIN',
    number: '4012-3377-0001',
    at: '2026-01-01T00:00:00Z',
    state: 'shipped',
    error: null,
  };
  const desk = { ...emptyDesk, shipments: [shipment] };
  for (const text of ['T#14', 'ma-0099', '#1401']) {
    expect(readingOf(text, desk, { ...all, leftOut: [leftOut] })).toEqual({ kind: 'leftOut', leftOut });
  }
  expect(readingOf('T#15', desk, all)).toEqual({ kind: 'packed', shipment });
  expect(readingOf('s', desk, all)).toEqual({ kind: 'other' });
  const swap = { itemId: 1201, from: 'MA-0012', stockId: 9, code: 'MA-0077', intent: 'b' };
  for (const text of ['S', 's', 'ㄴ'])
    expect(readingOf(text, { ...desk, swap }, all)).toEqual({ kind: 'swap' });
  expect(readingOf('  ', desk, all)).toEqual({ kind: 'empty' });
});
