import { expect, test } from 'vitest';
import type { TrysetItemDescription, TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { openBench } from '../../testing/harness.ts';
import { stored, type Told } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

/** Restores the schema from before the migration; the other columns are still those after it. */
const before = `
  alter table read.tryset_items drop column outcome_cause, drop column outcome_before_force;
  delete from public.read_migrations where name = '253-outcome-causes.sql';`;

const description: TrysetItemDescription = {
  trysetItemId: 7,
  trysetId: 3,
  userId: 5,
  userGender: 'female',
  userRegion: 'KOREA',
  brandId: 1,
  productId: 2,
  productSizeId: 4,
  stockItemId: 9,
  useMode: 'rent',
  trialDays: 4,
  postDays: 14,
  lookUploadPoint: 4_000,
  instagramUploadPoint: 3_000,
  youtubeUploadPoint: 8_000,
};
const requested: TrysetItemEvent = {
  type: 'TrysetItemRequested',
  data: { ...description, isExpress: false },
};
const exchanged: TrysetItemEvent = {
  type: 'TrysetItemExchanged',
  data: { next: { trysetId: 3, item: { ...description, trysetItemId: 8 }, tryset: null } },
};
const asked: TrysetItemEvent = {
  type: 'TrysetItemReturnRequested',
  data: { pickupReason: null, requestedPickupDate: null },
};
const deferred: TrysetItemEvent = { type: 'TrysetItemReturnDeferred', data: { faultType: 'curator' } };
const forced: TrysetItemEvent = { type: 'TrysetItemForcePurchased', data: { faultType: 'product' } };
const undone: TrysetItemEvent = {
  type: 'TrysetItemForcePurchaseUndone',
  data: { status: 'return_deferred' },
};
const arrived = (missing: 'request' | 'parcel'): TrysetItemEvent => ({
  type: 'TrysetItemArrivedUnannounced',
  data: { missing },
});

const lives: readonly TrysetItemEvent[][] = [
  [],
  [{ type: 'TrysetItemDenied', data: { stock: { to: 'in_stock' } } }],
  [{ type: 'TrysetItemDeliveryFailed', data: { outcome: 'lost' } }],
  [{ type: 'TrysetItemDeliveryFailed', data: { outcome: 'returned_to_sender' } }],
  [
    { type: 'TrysetItemDeliveryFailed', data: { outcome: 'lost' } },
    { type: 'TrysetItemSentAgain', data: { courier: null, trackingNumber: null } },
  ],
  [asked, arrived('parcel')],
  [arrived('request')],
  [asked, { type: 'TrysetItemReturnWithdrawn', data: {} }],
  [asked, deferred, forced],
  [asked, deferred, forced, undone],
  [asked, forced, undone, deferred, forced],
  [asked, deferred, { type: 'TrysetItemWrittenOff', data: { outcome: 'damaged' } }],
  [exchanged, asked],
];

test('backfills the causes of outcomes, and the words before a force, as a fold of the log has them', async () => {
  const item = (id: number, events: readonly TrysetItemEvent[]): Told[] =>
    [requested, ...events].map((event) => ({ stream: `tryset_item-${id}`, event }));
  const bench = await openBench();
  await bench.take(stored(lives.flatMap((events, index) => item(index + 1, events))));
  const told = () =>
    bench.query<{ outcome_cause: string | null }>(
      'select id, outcome_cause, outcome_before_force, fault_type from read.tryset_items order by id',
    );
  const folded = await told();
  expect(folded.map(({ outcome_cause: cause }) => cause)).toEqual([
    null,
    'denied',
    'delivery_lost',
    'returned_to_sender',
    null,
    'return_requested',
    'unannounced',
    null,
    'forced_product',
    'deferred_curator',
    'forced_product',
    'written_off_damaged',
    'exchanged',
  ]);
  await bench.query(before);
  await migrate(bench.databaseUrl);
  expect(await told()).toEqual(folded);
  await bench.close();
});
