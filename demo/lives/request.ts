import { system } from '#domain/actor.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { defaultPostDays, expectedDeliveryOn, trialDays } from '#domain/trysets/terms.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import { demoBrands } from '../catalog/brands.ts';
import { demoProducts } from '../catalog/products.ts';
import { userRef } from '../masters.ts';
import type { Setting } from '../setting.ts';
import { productRef } from '../tell-product.ts';
import type { Garment } from '../wardrobe.ts';

/** What a tryset of the demo asks for. */
export interface Wish {
  /** Its number, which names it and its items. */
  number: number;
  member: number;
  /** How many garments; fewer where not so many are to be had. */
  size: number;
  /** Of one brand only, or of any. */
  brand: 0 | 1 | null;
}

/** A requested item, with the garment that was reserved for it. */
export interface Chosen {
  item: RequestedItem;
  garment: Garment;
}

/** Claims, reserves and requests as a member does; no items where nothing is to be had. */
export function request(setting: Setting, garments: readonly Garment[], wish: Wish, at: string): Chosen[] {
  const { world, idOf, members, sealed, chance } = setting;
  const userId = idOf('user', userRef(wish.member));
  const trysetId = idOf('tryset', `tryset ${wish.number}`);
  const chosen = choose(setting, garments, wish).map((garment, index) => ({
    garment,
    item: describe(setting, garment, idOf('tryset_item', itemRef(wish, index))),
  }));
  if (chosen.length === 0) return [];
  const member = members[wish.member];
  const actor = { label: 'user', id: userId } as const;
  const commandId = world.commandId(`request ${wish.number}`);
  const step = (part: string) => ({
    commandId: world.commandId(`request ${wish.number} ${part}`),
    correlationId: commandId,
    causationId: commandId,
  });
  const itemIds = chosen.map(({ item }) => item.trysetItemId);
  const bySystem = { actor: system, at, trysetId };
  const limits = { concurrentTrysets: null, concurrentItems: null };
  world.act(
    { on: 'member_rentals', id: userId, command: { action: 'claim', userId, trysetId, itemIds, limits } },
    bySystem,
    step('claim'),
  );
  for (const { item } of chosen) {
    const holder = { kind: 'tryset_item', id: item.trysetItemId } as const;
    world.act(
      { on: 'stock_item', id: item.stockItemId, command: { action: 'reserve', holder, trysetId } },
      bySystem,
      step(`reserve ${item.trysetItemId}`),
    );
  }
  const isPreferExpress = chance.percent(20);
  world.act(
    {
      on: 'tryset',
      id: trysetId,
      command: {
        action: 'request',
        trysetId,
        userId,
        userGender: member?.gender ?? null,
        userRegion: member?.regionId ?? 'KOREA',
        items: chosen.map(({ item }) => item),
        recipient: sealed[wish.member]?.recipient ?? null,
        isPreferExpress,
        requestedPoints: 0,
        expectedDeliveryOn: expectedDeliveryOn(at, isPreferExpress),
      },
    },
    { actor, at, trysetId },
    { commandId, correlationId: commandId, causationId: commandId },
  );
  return chosen;
}

/** The name of a tryset's item among the refs of the demo. */
export function itemRef({ number }: Wish, index: number): string {
  return `tryset ${number} item ${index}`;
}

/** Garments that are free, each of another product. */
function choose({ world, chance }: Setting, garments: readonly Garment[], { size, brand }: Wish): Garment[] {
  const chosen: Garment[] = [];
  for (const garment of chance.shuffled(garments)) {
    if (chosen.length === size) break;
    if (brand !== null && garment.brand !== brand) continue;
    if (chosen.some(({ product }) => product === garment.product)) continue;
    if (isFree(world.state(stockItem, garment.stockItemId))) chosen.push(garment);
  }
  return chosen;
}

/** Whether anybody may have it now. */
export function isFree(item: StockItemState): boolean {
  return item.status === 'in_stock' && item.outStockRequest !== 'requested' && !item.isRemoved;
}

function describe({ idOf }: Setting, garment: Garment, trysetItemId: number): RequestedItem {
  const { brand, product, productSizeId, stockItemId } = garment;
  return {
    trysetItemId,
    brandId: idOf('brand', demoBrands[brand].key),
    productId: idOf('product', productRef(product)),
    productSizeId,
    stockItemId,
    useMode: demoProducts[product]?.isGift ? 'gift' : 'rent',
    trialDays,
    postDays: defaultPostDays,
  };
}
