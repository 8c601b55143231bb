import type { LogRow } from '#projections/kit/tables/log.ts';
import { logRow } from './rows.ts';

/** Hash of the picture of the memo on garment 111. */
export const memoPicture = 'd'.repeat(64);

const sealed = `s1.${'A'.repeat(60)}`;

function description(trysetItemId: number, trysetId: number, brandId: number, stockItemId: number) {
  return {
    trysetItemId,
    trysetId,
    userId: trysetId === 501 ? 1001 : 1002,
    userGender: null,
    userRegion: 'KOREA',
    brandId,
    productId: brandId * 10 + 1,
    productSizeId: (brandId * 10 + 1) * 10,
    stockItemId,
    useMode: 'rent',
    trialDays: 7,
    postDays: 14,
  };
}

function garment(stockItemId: number, brandId: number) {
  return {
    stockItemId,
    code: `S-${stockItemId}`,
    brandId,
    productId: brandId * 10 + 1,
    productSizeId: (brandId * 10 + 1) * 10,
    regionId: 'KOREA',
    quality: 'new',
    discountRate: 0,
    reimbursementRate: 0,
  };
}

const product = (productId: number, brandId: number) => ({
  productId,
  brandId,
  name: `Product ${productId}`,
});
const ofItem = (id: number) => ({ holder: { kind: 'tryset_item', id } });
const a = { brandIds: [1] };
const b = { brandIds: [2] };
const hana = { label: 'user' as const, id: 1001 };

/** The streams behind `insertTwoBrands`: item 650 held garment 111 before item 601 did. */
export function histories(): LogRow[] {
  const at = (day: string) => ({ at: `2026-${day}T00:00:00.000Z` });
  return [
    logRow('stock_item-111', 0n, 'StockItemRegistered', garment(111, 1), {
      id: 'registered-111',
      ...a,
      ...at('01-01'),
    }),
    logRow('stock_item-111', 1n, 'StockItemEntered', { slot: null }, { ...a, ...at('01-02') }),
    logRow(
      'stock_item-111',
      2n,
      'StockItemReserved',
      { ...ofItem(650), trysetId: 550 },
      { ...a, ...at('01-03') },
    ),
    logRow(
      'tryset_item-650',
      0n,
      'TrysetItemRequested',
      { ...description(650, 550, 1, 111), isExpress: false },
      {
        ...a,
        ...at('01-03'),
      },
    ),
    logRow(
      'stock_item-111',
      3n,
      'StockItemReservationReleased',
      { ...ofItem(650), stock: { to: 'in_stock' } },
      { ...a, ...at('01-04') },
    ),
    logRow(
      'stock_item-111',
      4n,
      'StockItemReserved',
      { ...ofItem(601), trysetId: 501 },
      { ...a, commandId: 'reserve-111', $causationId: 'request-501', ...at('03-01') },
    ),
    logRow(
      'tryset-501',
      0n,
      'TrysetRequested',
      {
        trysetId: 501,
        userId: 1001,
        userGender: null,
        userRegion: 'KOREA',
        items: [
          { trysetItemId: 601, brandId: 1, productId: 11 },
          { trysetItemId: 602, brandId: 2, productId: 21 },
        ],
        recipient: sealed,
        isPreferExpress: true,
        requestedPoints: 0,
        expectedDeliveryOn: null,
        prepareOn: null,
      },
      {
        id: 'requested-501',
        commandId: 'request-501',
        $causationId: 'request-501',
        brandIds: [1, 2],
        actor: hana,
        ...at('03-01'),
      },
    ),
    logRow(
      'tryset_item-601',
      0n,
      'TrysetItemRequested',
      { ...description(601, 501, 1, 111), isExpress: true },
      {
        ...a,
        commandId: 'follow-601',
        $causationId: 'requested-501',
        actor: hana,
        ...at('03-01'),
      },
    ),
    logRow(
      'tryset_item-602',
      0n,
      'TrysetItemRequested',
      { ...description(602, 501, 2, 211), isExpress: false },
      {
        ...b,
        commandId: 'follow-602',
        $causationId: 'requested-501',
        actor: hana,
        ...at('03-01'),
      },
    ),
    logRow('tryset_item-601', 1n, 'TrysetItemAccepted', {}, { ...a, reason: 'looks fine', ...at('03-02') }),
    logRow('tryset_item-601', 2n, 'TrysetItemDreamtOf', { dream: 1 }, { ...a, ...at('03-03') }),
    logRow(
      'stock_item-111',
      5n,
      'StockItemMemoAdded',
      { memoId: 'm9', comment: 'steamed', picture: memoPicture },
      {
        ...a,
        ...at('03-04'),
      },
    ),
    logRow(
      'stock_item-111',
      6n,
      'StockItemHolderRefused',
      { asked: 'release', by: { kind: 'tryset_item', id: 650 }, holder: { kind: 'tryset_item', id: 601 } },
      { ...a, actor: { label: 'system', id: null }, ...at('03-05') },
    ),
    logRow('product-11', 0n, 'ProductRegistered', product(11, 1), { ...a, ...at('01-01') }),
    logRow('product-11', 1n, 'ProductPublished', {}, { ...a, ...at('01-02') }),
    logRow('product-21', 0n, 'ProductRegistered', product(21, 2), { ...b, ...at('01-01') }),
    logRow('stock_item-211', 0n, 'StockItemRegistered', garment(211, 2), {
      id: 'registered-211',
      ...b,
      ...at('01-01'),
    }),
    logRow('stock_item-214', 0n, 'StockItemRegistered', garment(214, 2), { ...b, ...at('01-01') }),
    logRow('stock_item-214', 1n, 'StockItemRemoved', {}, { ...b, ...at('01-02') }),
    logRow(
      'tryset-502',
      0n,
      'TrysetRequested',
      { trysetId: 502, items: [{ trysetItemId: 603 }], recipient: sealed },
      {
        ...b,
        ...at('03-05'),
      },
    ),
    logRow(
      'tryset_item-603',
      0n,
      'TrysetItemRequested',
      { ...description(603, 502, 2, 212), isExpress: false },
      {
        ...b,
        ...at('03-05'),
      },
    ),
  ];
}
