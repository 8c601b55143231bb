import { expect, it } from 'vitest';
import { schemaVersion, type Upcasters } from '#domain/upcasters.ts';
import { upcast } from './upcast.ts';

const table: Upcasters = {
  Named: {
    1: (data) => ({ first: (data as { name: string }).name }),
    2: (data) => ({ ...(data as object), last: null }),
  },
};

it('upcasts data step by step from its stored version to the newest', () => {
  expect(upcast('Named', 1, { name: 'Mina' }, table)).toEqual({ first: 'Mina', last: null });
  expect(upcast('Named', 2, { first: 'Mina' }, table)).toEqual({ first: 'Mina', last: null });
  expect(upcast('Named', 3, { first: 'Mina', last: 'Kim' }, table)).toEqual({ first: 'Mina', last: 'Kim' });
});

it('leaves types without upcasters and unknown newer versions unchanged', () => {
  expect(upcast('Other', 1, { any: 1 }, table)).toEqual({ any: 1 });
  expect(upcast('Named', 9, { any: 1 }, table)).toEqual({ any: 1 });
});

it('leaves data that an upcaster cannot read as they are stored', () => {
  expect(upcast('Named', 1, null, table)).toBeNull();
  expect(upcast('StockItemReserved', 1, null)).toBeNull();
  expect(upcast('PointsHeld', 1, { trysetId: 21 })).toEqual({ trysetId: 21 });
});

it('writes events with the target version of their last upcaster', () => {
  expect(schemaVersion('Named', table)).toBe(3);
  expect(schemaVersion('Other', table)).toBe(1);
});
