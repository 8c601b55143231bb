import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { evolveBrand, initialBrand } from '#domain/brands/brand-state.ts';
import type { DomainEvent } from '#domain/event.ts';
import { evolveMember, initialMember } from '#domain/members/member-state.ts';
import { evolveProduct, initialProduct } from '#domain/products/product-state.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import type { ReferenceEvent } from '#domain/reference/reference-events.ts';
import { type ReferenceKind, referenceKindNames } from '#domain/reference/reference-kinds.ts';
import { evolveStockItem, initialStockItem } from '#domain/stock/stock-state.ts';
import { evolveTrysetItem, initialTrysetItem } from '#domain/tryset-items/item-state.ts';
import { evolveTryset, initialTryset } from '#domain/trysets/tryset-state.ts';

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

type Reference = ReturnType<typeof referenceDecider<ReferenceKind>>['initial'];

/** Of reference data a history shows each field for itself. */
function referenceFold(kind: ReferenceKind): Fold {
  const { initial, evolve } = referenceDecider(kind);
  const flat = ({ status, fields }: Reference) => ({ status, ...fields });
  return {
    initial: flat(initial),
    evolve(before, event, at) {
      const { status, ...fields } = before as { status: Reference['status'] } & NonNullable<
        Reference['fields']
      >;
      return flat(evolve({ ...initial, status, fields }, event as ReferenceEvent, at));
    },
  };
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
  ...Object.fromEntries(referenceKindNames.map((kind) => [kind, referenceFold(kind)])),
};
