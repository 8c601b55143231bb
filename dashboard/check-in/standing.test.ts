import { describe, expect, test } from 'vitest';
import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { isAnotherRental, loudnessOf } from './advice.ts';
import { type Standing, standingOf } from './standing.ts';
import { found } from './testing/found.ts';

describe('the standing of a garment', () => {
  test.each<[StockStatus, TrysetItemStatus, Standing]>([
    ['in_use', 'tryset_delivered', 'with_member'],
    ['in_use', 'tryset_delivering', 'outbound'],
    ['in_use', 'return_requested', 'asked'],
    ['in_use', 'return_preparing', 'unannounced'],
    ['in_use', 'return_delivering', 'on_way'],
    ['in_use', 'return_failed', 'on_way'],
    ['in_check', 'return_deferred', 'on_way'],
    ['unavailable', 'return_failed', 'on_way'],
    ['in_check', 'return_arrived', 'arrived'],
    ['in_check', 'return_delivered', 'settling'],
    ['requested', 'tryset_canceled', 'settling'],
    ['requested', 'tryset_preparing', 'reserved'],
    ['in_use', 'purchase_pending', 'buying'],
  ])('with status %s, held by an item with status %s: %s', (status, item, standing) => {
    expect(standingOf(found({ status }, { status: item }))).toBe(standing);
  });

  test.each<[StockStatus, Standing]>([
    ['in_check', 'in_check'],
    ['in_stock', 'in_stock'],
    ['hold', 'on_hold'],
    ['unavailable', 'unavailable'],
    ['created', 'to_enter'],
    ['out_stock', 'to_enter'],
    ['out_stock_ready', 'leaving'],
    ['purchased', 'sold'],
  ])('with status %s and no holder, regardless of the last holder: %s', (status, standing) => {
    const last = found({ status, holder: null }, { status: 'return_delivered' });
    expect(standingOf(last)).toBe(standing);
  });

  test('is `sold` if the member paid for it', () => {
    expect(standingOf(found({ status: 'unavailable', unavailableReasonType: 'curator_paid' }))).toBe('sold');
  });
});

test('the severity follows the standing, and whether the garment is new to the session', () => {
  expect(loudnessOf(found({ status: 'requested' }, { status: 'tryset_preparing' }), true)).toBe('error');
  expect(loudnessOf(found({ status: 'in_stock' }), true)).toBe('warning');
  expect(loudnessOf(found({ status: 'in_stock' }), false)).toBe('info');
  expect(loudnessOf(found({ status: 'in_use' }, { status: 'return_delivering' }), true)).toBe('info');
  const damaged = { status: 'return_delivering', damageReportedTime: '2026-03-02T09:03:00.000Z' } as const;
  expect(loudnessOf(found({ status: 'in_use' }, damaged), true)).toBe('warning');
});

test('notices the label of a rental that does not hold the garment', () => {
  const held = { ...found({ status: 'in_use' }, { id: 31 }), foundBy: 'item' as const };
  expect(isAnotherRental(held, '#31')).toBe(false);
  expect(isAnotherRental(held, '30')).toBe(true);
  expect(isAnotherRental({ ...held, foundBy: 'parcel' }, '5544')).toBe(false);
  expect(isAnotherRental({ ...held, foundBy: 'code' }, 'S0000501')).toBe(false);
});
