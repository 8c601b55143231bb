import { system } from '#domain/actor.ts';
import { slotText } from '#domain/slots/slot-label.ts';
import { slotsOfRange } from '#domain/slots/slot-range.ts';
import { slotRegister, slotRegisterId } from '#domain/slots/slot-register.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { demoBrands } from './catalog/brands.ts';
import { demoProducts } from './catalog/products.ts';
import type { DemoCategory } from './catalog/reference.ts';
import { later } from './clockwork.ts';
import { daysAgo, type Setting } from './setting.ts';
import { productRef, sizeRef, sizesOf } from './tell-product.ts';

/** A garment of the demo, with its product's index in the catalog. */
export interface Garment {
  stockItemId: number;
  /** Index of the garment's product in `demoProducts`. */
  product: number;
  brand: 0 | 1;
  productSizeId: number;
  code: string;
  /** The demo's ref of the garment. */
  ref: string;
}

/** Slots of pieces. Each piece has its own slot, while garments share slots. */
const pieces = { sectorCode: 'P', cellCode: '01' };
const shelvesOfPieces = { sectorCode: 'P', fromCell: '01', toCell: '01' };

/** Cover of a garment, by category. */
const covers: Record<DemoCategory, string> = {
  dress: '옷 커버 Garment cover',
  outer: '옷 커버 Garment cover',
  shirt: '옷 커버 Garment cover',
  knit: '보관 파우치 Storage pouch',
  skirt: '옷 커버 Garment cover',
  pants: '옷 커버 Garment cover',
  bag: '더스트백 Dust bag',
  accessory: '선물 상자 Gift box',
};

/** Registers the slots of the warehouse, more than the demo uses. */
export function tellSlots(setting: Setting): void {
  const { world, idOf, staff } = setting;
  const ranges = [
    ...[...'ABCD'].map((sectorCode) => ({
      sectorCode,
      fromCell: '01',
      toCell: '12',
      fromNumber: 1,
      toNumber: 12,
    })),
    { ...shelvesOfPieces, fromNumber: 0, toNumber: 499 },
  ];
  for (const range of ranges) {
    const found = slotsOfRange(range);
    if (!found.ok) throw new Error(`the slots of the demo make no sense: ${found.why}`);
    const slots = found.slots.map((slot) => ({ slotId: idOf('slot', slotText(slot)), ...slot }));
    world.tell(
      slotRegister,
      slotRegisterId,
      { action: 'add', slots },
      { actor: staff, at: daysAgo(setting, 90) },
    );
  }
}

/**
 * Registers all garments, and enters all but the last few into stock. Each piece of a garment gets a slot of its own.
 */
export function tellWardrobe(setting: Setting): Garment[] {
  const { world, idOf, chance, staff, brandAdmins } = setting;
  const garments: Garment[] = [];
  for (const [index, product] of demoProducts.entries()) {
    for (const size of sizesOf(product)) {
      const count = product.isGift ? 12 : size === 'FREE' ? 7 : 5;
      for (let number = 1; number <= count; number++) {
        const ref = `${sizeRef(index, size)} ${number}`;
        const stockItemId = idOf('stock_item', ref);
        garments.push({
          ref,
          stockItemId,
          product: index,
          brand: product.brand,
          productSizeId: idOf('product_size', sizeRef(index, size)),
          code: `S${String(stockItemId).padStart(7, '0')}`,
        });
      }
    }
  }
  for (const [index, { stockItemId, product, brand, productSizeId, code, ref }] of garments.entries()) {
    const since = daysAgo(setting, chance.between(92, 105));
    world.tell(
      stockItem,
      stockItemId,
      {
        action: 'register',
        stockItemId,
        code,
        brandId: idOf('brand', demoBrands[brand].key),
        productId: idOf('product', productRef(product)),
        productSizeId,
        regionId: 'KOREA',
        quality: chance.percent(80) ? 'new' : 'used',
        discountRate: chance.pick([0, 0, 0, 10, 20]),
        reimbursementRate: chance.pick([30, 50, 70]),
      },
      { actor: brandAdmins[brand] ?? system, at: since },
    );
    const isLate = index % 60 === 59;
    const entered = {
      actor: staff,
      at: isLate ? daysAgo(setting, 0.3) : later(since, chance.between(3, 30)),
    };
    const slot = {
      sectorCode: 'ABCD'[brand * 2 + (index % 2)] ?? 'A',
      cellCode: String(1 + (index % 12)).padStart(2, '0'),
      slotNumber: 1 + (index % 8),
    };
    if (isLate) continue;
    world.tell(stockItem, stockItemId, { action: 'enter', slot }, entered);
    if (index % 17 !== 3) continue;
    for (const [part, name] of [
      '본품 Item',
      covers[demoProducts[product]?.category ?? 'accessory'],
    ].entries()) {
      const pieceId = idOf('piece', `${ref} ${part}`);
      const tag = `${code}-${part + 1}`;
      world.tell(
        stockItem,
        stockItemId,
        { action: 'create_piece', pieceId, name, tag, maxPieceCount: null },
        entered,
      );
      world.tell(
        stockItem,
        stockItemId,
        { action: 'stow_piece', pieceId, slot: { ...pieces, slotNumber: 2 * index + part } },
        entered,
      );
    }
  }
  return garments;
}
