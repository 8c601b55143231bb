import { system } from '#domain/actor.ts';
import { businessDay } from '#domain/business-day.ts';
import { isBirthMonth } from '#domain/members/birth-month.ts';
import { member } from '#domain/members/member.ts';
import { firstPointPolicy } from '#domain/points/point-policy.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { type EarningTerms, uploadPoints } from '#domain/tryset-items/upload-points.ts';
import { defaultPostDays, deliveryDays, trialDays } from '#domain/trysets/terms.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import { demoBrands } from '../catalog/brands.ts';
import { demoProducts } from '../catalog/products.ts';
import { userRef } from '../masters.ts';
import type { Setting } from '../setting.ts';
import { productRef } from '../tell-product.ts';
import type { Garment } from '../wardrobe.ts';
import { claimOf } from './claim.ts';

/** The request of a demo tryset. */
export interface Wish {
  /** Number of the tryset, used in the refs of the tryset and its items. */
  number: number;
  member: number;
  /** Number of garments to request; fewer if too few are free. */
  size: number;
  /** Index of the brand that all garments must have; null if any brand will do. */
  brand: 0 | 1 | null;
  /** The proposal of a collaboration that the tryset follows; missing if it follows none. */
  proposalId?: number;
}

/** A requested item with its reserved garment. */
export interface Chosen {
  item: RequestedItem;
  garment: Garment;
}

/**
 * Claims, reserves and requests garments as a member does. Returns no items if no garment is free, or if the member's ticket
 * does not allow the request.
 */
export function request(setting: Setting, garments: readonly Garment[], wish: Wish, at: string): Chosen[] {
  const { world, idOf, members, sealed, chance } = setting;
  const userId = idOf('user', userRef(wish.member));
  const trysetId = idOf('tryset', `tryset ${wish.number}`);
  const chosen = choose(setting, garments, wish).map((garment, index) => ({
    garment,
    item: describe(setting, garment, {
      trysetItemId: idOf('tryset_item', itemRef(wish, index)),
      terms: termsOf(setting, wish, at),
    }),
  }));
  if (chosen.length === 0) return [];
  const itemIds = chosen.map(({ item }) => item.trysetItemId);
  const counted = { userId, trysetId, itemIds };
  // The limits of a ticket do not apply to the tryset of a proposal.
  const claim =
    wish.proposalId === undefined
      ? claimOf(setting, counted, at)
      : ({ action: 'claim', ...counted, ticketId: null, limits: null } as const);
  if (claim === null) return [];
  const who = members[wish.member];
  const actor = { label: 'user', id: userId } as const;
  const commandId = world.commandId(`request ${wish.number}`);
  const step = (part: string) => ({
    commandId: world.commandId(`request ${wish.number} ${part}`),
    correlationId: commandId,
    causationId: commandId,
  });
  const bySystem = { actor: system, at, trysetId };
  world.act({ on: 'member_rentals', id: userId, command: claim }, bySystem, step('claim'));
  const waitsFor = { kind: 'tryset', id: trysetId } as const;
  for (const { item } of chosen) {
    const holder = { kind: 'tryset_item', id: item.trysetItemId } as const;
    world.act(
      { on: 'stock_item', id: item.stockItemId, command: { action: 'reserve', holder, waitsFor } },
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
        userGender: who?.gender ?? null,
        userRegion: who?.regionId ?? 'KOREA',
        items: chosen.map(({ item }) => item),
        recipient: sealed[wish.member]?.recipient ?? null,
        isPreferExpress,
        requestedPoints: 0,
        ...deliveryDays(at, isPreferExpress, new Set()),
        proposalId: wish.proposalId ?? null,
      },
    },
    { actor, at, trysetId },
    { commandId, correlationId: commandId, causationId: commandId },
  );
  return chosen;
}

/** The demo's ref of a tryset's item. */
export function itemRef({ number }: Wish, index: number): string {
  return `tryset ${number} item ${index}`;
}

/** Chooses free garments of different products. */
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

/** Whether any member may request the garment now. */
export function isFree(item: StockItemState): boolean {
  return item.status === 'in_stock' && item.outStockRequest !== 'requested' && !item.isRemoved;
}

/** The terms by which a look earns points, by the member's grade. The demo's staff never changed them. */
function termsOf({ world, idOf, members }: Setting, wish: Wish, at: string): EarningTerms {
  const { grade, systemSetting } = world.state(member, idOf('user', userRef(wish.member)));
  const birthday = members[wish.member]?.person.birthday ?? null;
  return {
    policy: firstPointPolicy,
    grade,
    own: systemSetting,
    isBirthMonth: birthday !== null && isBirthMonth(birthday, businessDay(new Date(at))),
  };
}

function describe(
  { world, idOf }: Setting,
  { brand, product, productSizeId, stockItemId }: Garment,
  { trysetItemId, terms }: { trysetItemId: number; terms: EarningTerms },
): RequestedItem {
  const { discountRate } = world.state(stockItem, stockItemId);
  const price = stockPrice(demoProducts[product]?.price ?? 0, discountRate);
  return {
    trysetItemId,
    brandId: idOf('brand', demoBrands[brand].key),
    productId: idOf('product', productRef(product)),
    productSizeId,
    stockItemId,
    useMode: demoProducts[product]?.isGift ? 'gift' : 'rent',
    trialDays,
    postDays: defaultPostDays,
    ...uploadPoints(price, terms),
  };
}
