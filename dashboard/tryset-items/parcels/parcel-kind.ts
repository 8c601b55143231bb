import type { TFunction } from 'i18next';
import { courierCodes } from '#domain/couriers.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { type LabelGroup, label } from '../../i18n/label.ts';
import type { Scope } from '../../kit/session/token.ts';
import { courierOf } from './courier-names.ts';

/** A kind of parcels. Each is an action in the transition table of its items. */
export interface ParcelKind {
  name: 'outbound' | 'return_item' | 'ship';
  /** The statuses in which an item may be sent. */
  from: readonly string[];
  who: readonly string[];
  /** The path of the items' calls, and the page of one item. */
  path: string;
  pageOf: (id: number) => string;
  statuses: LabelGroup;
  couriers: CourierBook;
}

/** The couriers that items of a kind can have. */
export interface CourierBook {
  codes: readonly string[];
  /** The code of the courier that a text names; null if none is called so. */
  codeOf: (text: string) => string | null;
  nameOf: (t: TFunction, code: string) => string;
}

const couriers: CourierBook = {
  codes: courierCodes,
  codeOf: courierOf,
  nameOf: (t, code) => label(t, 'couriers', code),
};

function kindOf(name: 'outbound' | 'return_item'): ParcelKind {
  const { from, who } = transitionOf(trysetItemTransitions, name);
  const path = '/v2/trysets/items';
  const pageOf = (id: number) => `/trysetitems/${id}`;
  return { name, from, who, path, pageOf, statuses: 'trysetItem.status', couriers };
}

/** The two directions of tryset items. */
export const parcelKinds = { outbound: kindOf('outbound'), return_item: kindOf('return_item') } as const;

/** The kinds of parcels that people of this scope may send. */
export function kindsFor(scope: Scope): ParcelKind[] {
  return Object.values(parcelKinds).filter(({ who }) => who.includes(scope));
}
