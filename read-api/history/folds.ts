import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { evolveBrand, initialBrand } from '#domain/brands/brand-state.ts';
import type { DomainEvent } from '#domain/event.ts';
import { evolveProduct, initialProduct } from '#domain/products/product-state.ts';
import { evolveStockItem, initialStockItem } from '#domain/stock/stock-state.ts';
import { evolveTrysetItem, initialTrysetItem } from '#domain/trysets/item-state.ts';
import { evolveTryset, initialTryset } from '#domain/trysets/tryset-state.ts';
import { evolveMember, initialMember } from '#domain/users/member-state.ts';

type State = Readonly<Record<string, unknown>>;

/** How the state of a kind of stream follows from its events. */
export interface Fold {
  initial: State;
  evolve(state: State, event: DomainEvent, at: string): State;
}

function fold<StateOf extends object, Event extends DomainEvent>(
  initial: StateOf,
  evolve: (state: StateOf, event: Event, at: string) => StateOf,
): Fold {
  // Types that only a newer version knows leave the state as it is, so any event may be given.
  return { initial: { ...initial } as State, evolve: evolve as unknown as Fold['evolve'] };
}

/** By stream category. */
export const folds: Readonly<Record<string, Fold>> = {
  tryset_item: fold(initialTrysetItem, evolveTrysetItem),
  stock_item: fold(initialStockItem, evolveStockItem),
  tryset: fold(initialTryset, evolveTryset),
  user: fold(initialMember, evolveMember),
  brand: fold(initialBrand, evolveBrand),
  brand_admin: fold(brandAdmin.initial, brandAdmin.evolve),
  product: fold(initialProduct, evolveProduct),
};
