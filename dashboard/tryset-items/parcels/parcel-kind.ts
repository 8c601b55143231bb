import { transitionOf } from '#domain/transition-table.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { Scope } from '../../kit/session/token.ts';

/** The two directions of parcels. Each is an action in the transition table of tryset items. */
export interface ParcelKind {
  name: 'outbound' | 'return_item';
  /** The statuses in which an item may be sent. */
  from: readonly TrysetItemStatus[];
  who: readonly string[];
}

function kindOf(name: ParcelKind['name']): ParcelKind {
  const { from, who } = transitionOf(trysetItemTransitions, name);
  return { name, from, who };
}

export const parcelKinds = { outbound: kindOf('outbound'), return_item: kindOf('return_item') } as const;

/** The kinds of parcels that people of this scope may send. */
export function kindsFor(scope: Scope): ParcelKind[] {
  return Object.values(parcelKinds).filter(({ who }) => who.includes(scope));
}
