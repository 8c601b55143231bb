import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noUploadPoints } from '#domain/tryset-items/upload-points.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { knownAreas } from './areas.ts';
import { readModels } from './database.ts';
import { advancesBetween } from './kit/live/advances.ts';
import { pathWith, type Route, routeTable } from './testing/route-table.ts';
import { adminB, openTestModels, type TestModels } from './testing/test-models.ts';

const own = adminB.brandId;

const described = (trysetItemId: number, brandId: number) => ({
  trysetItemId,
  trysetId: 90,
  userId: 7,
  userGender: null,
  userRegion: 'KOREA',
  brandId,
  productId: brandId,
  productSizeId: 1,
  stockItemId: brandId,
  useMode: 'rent',
  trialDays: 4,
  postDays: 14,
  ...noUploadPoints,
});
const [first, other, added] = [described(901, own), described(902, 3), described(903, 3)];
const terms = { code: 'S-1', regionId: 'KOREA', quality: 'new', discountRate: 0, reimbursementRate: 0 };

type Line = readonly [stream: string, type: string, data: object];

/** Events of one item and of its garment, and the tryset's events about this item alone. */
function lifeOf(item: typeof first): Line[] {
  const { trysetItemId: id, stockItemId, brandId } = item;
  const holder = { kind: 'tryset_item', id };
  const pickup = { pickupReason: `of ${id}`, requestedPickupDate: `2025-03-${brandId}0` };
  const onItem = (type: string, data = {}): Line => [`tryset_item-${id}`, type, data];
  const onStock = (type: string, data = {}): Line => [`stock_item-${stockItemId}`, type, data];
  const onTryset = (type: string, data = {}): Line => ['tryset-90', type, { itemIds: [id], ...data }];
  return [
    onStock('StockItemReserved', { holder, trysetId: 90 }),
    onItem('TrysetItemRequested', { ...item, isExpress: false }),
    onItem('TrysetItemAccepted'),
    onStock('StockItemLent', { holder }),
    onItem('TrysetItemShipped', { courier: 'HANJIN', trackingNumber: '1' }),
    onItem('TrysetItemDelivered', { forced: false }),
    onTryset('TrysetReturnRequested', pickup),
    onItem('TrysetItemReturnRequested', pickup),
    onTryset('TrysetReturnAccepted', { pickupDate: `2025-03-${brandId}1` }),
    onItem('TrysetItemReturnAccepted', { pickupDate: `2025-03-${brandId}1` }),
    onItem('TrysetItemReturnDeferred', { faultType: 'product' }),
    onTryset('TrysetCanceled'),
  ];
}

/** Each event, and whether it concerns the brand. */
const log: readonly (readonly [isOwn: boolean, ...Line])[] = [
  [
    false,
    'stock_item-3',
    'StockItemRegistered',
    { stockItemId: 3, brandId: 3, productId: 3, productSizeId: 1, ...terms },
  ],
  [
    true,
    'stock_item-2',
    'StockItemRegistered',
    { stockItemId: 2, brandId: 2, productId: 2, productSizeId: 1, ...terms },
  ],
  [
    ...([true, 'tryset-90', 'TrysetRequested'] as const),
    {
      trysetId: 90,
      userId: 7,
      userGender: null,
      userRegion: 'KOREA',
      items: [first, other],
      recipient: null,
      isPreferExpress: false,
      requestedPoints: 0,
      expectedDeliveryOn: null,
      prepareOn: null,
      proposalId: null,
    },
  ],
  ...lifeOf(first)
    .slice(0, 4)
    .map((line) => [true, ...line] as const),
  ...lifeOf(other)
    .slice(0, 7)
    .map((line) => [false, ...line] as const),
  ...lifeOf(first)
    .slice(4, 8)
    .map((line) => [true, ...line] as const),
  [false, 'tryset-90', 'TrysetItemAdded', { item: added }],
  ...lifeOf(other)
    .slice(7)
    .map((line) => [false, ...line] as const),
  [
    true,
    'tryset-90',
    'TrysetReturnRequested',
    { itemIds: [901, 902], pickupReason: 'both', requestedPickupDate: null },
  ],
  ...lifeOf(added)
    .slice(1, 9)
    .map((line) => [false, ...line] as const),
  [true, 'tryset-90', 'TrysetDestinationCorrected', { recipient: null }],
  ...lifeOf(first)
    .slice(8)
    .map((line) => [true, ...line] as const),
  ...lifeOf(added)
    .slice(9)
    .map((line) => [false, ...line] as const),
  [false, 'tryset-90', 'TrysetItemAddExpired', { trysetItemId: 904 }],
];

/** An event, and whether it concerns the brand. */
interface Happening {
  event: StoredEvent;
  isOwn: boolean;
}

function happenings(): Happening[] {
  const told = log.map(([isOwn, stream, type, data]): Told => {
    const brandIds = stream === 'tryset-90' ? [2, 3] : [isOwn ? 2 : 3];
    return { stream, event: { type, data }, metadata: { brandIds } };
  });
  return stored(told).map((event, index) => ({ event, isOwn: log[index]?.[0] === true }));
}

/** The events, cut where they begin or cease to concern brand A. */
function runs(log: readonly Happening[]): { isOwn: boolean; run: StoredEvent[] }[] {
  const cut: { isOwn: boolean; run: StoredEvent[] }[] = [];
  for (const { event, isOwn } of log) {
    const last = cut.at(-1);
    if (last?.isOwn === isOwn) last.run.push(event);
    else cut.push({ isOwn, run: [event] });
  }
  return cut;
}

/** The paths of all calls without filters, for each possible entity, and of all views of the past. */
function questions(routes: readonly Route[], events: readonly Happening[]): string[] {
  const streams = [...new Set(events.map(({ event }) => event.stream))];
  const idsOf = (category: string) =>
    streams.filter((stream) => stream.startsWith(`${category}-`)).map((stream) => stream.split('-')[1] ?? '');
  const idsFor = (path: string): string[] => {
    if (path.startsWith('/v2/trysets/items')) return idsOf('tryset_item');
    if (path.startsWith('/v2/trysets') && !path.includes('user')) return idsOf('tryset');
    return path.startsWith('/v1/stocks') ? idsOf('stock_item') : [String(own)];
  };
  const plain = routes.flatMap((route) =>
    idsFor(route.path).map((id) => pathWith(route, ({ name }) => (name === 'action' ? 'accept' : id))),
  );
  const past = ['revision=0', 'revision=2', 'as_of=2026-03-01'];
  const back = idsOf('tryset').flatMap((id) => [
    ...past.map((point) => `/v2/trysets/${id}?${point}`),
    `/v2/trysets/${id}/difference?from=0&to=1`,
  ]);
  return [...new Set([...plain, ...back])];
}

describe('an admin of a brand that has items in a tryset of several', () => {
  const all = happenings();
  let bench: Bench;
  let models: TestModels;
  beforeAll(async () => {
    bench = await openBench();
    models = await openTestModels({ database: bench });
  });
  afterAll(() => models.close());

  async function answers(urls: readonly string[]): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const url of urls) {
      const { status, text } = await models.get(adminB, url);
      expect(status, url).toBeLessThan(500);
      all[url] = `${status} ${text}`;
    }
    return all;
  }

  it('gets identical answers before and after changes of others’ items, and no live updates of them', async () => {
    const urls = questions(await routeTable(models), all);
    const db = readModels(models.pool);
    let quiet = 0;
    for (const { isOwn, run } of runs(all)) {
      const before = isOwn ? {} : await answers(urls);
      await bench.take(run);
      if (isOwn) continue;
      quiet += run.length;
      const what = run.map(({ type, stream }) => `${type} of ${stream}`).join(', ');
      const [first, last] = [run.at(0)?.position ?? 0n, run.at(-1)?.position ?? 0n];
      expect(
        (await advancesBetween({ db, areas: knownAreas }, adminB, first - 1n, last)).entities,
        what,
      ).toEqual({});
      const after = await answers(urls);
      const differing = urls.filter((url) => before[url] !== after[url]);
      expect(differing, `after ${what}`).toEqual([]);
    }
    expect(quiet).toBeGreaterThan(10);
    const { '/v2/trysets/90': detail = '', ...others } = await answers(urls);
    expect(JSON.parse(detail.slice(4))).toMatchObject({
      returnRequest: { requestedPickupReason: 'of 901', requestedPickupDate: '2025-03-20' },
      trysetItems: [{ id: 901 }],
    });
    const answered = Object.values(others).filter((answer) => answer.startsWith('200'));
    expect(answered.length).toBeGreaterThan(20);
  }, 300_000);
});
