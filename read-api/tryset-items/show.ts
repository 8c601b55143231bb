import { actionsFor } from '#domain/transition-table.ts';
import { trysetItemRules } from '#domain/tryset-items/item-transitions.ts';
import type { Reading } from '../kit/reading.ts';
import type { TrysetItem } from './contract.ts';
import { type TrysetItemRead, trysetItemFields } from './fields.ts';
import type { TrysetItemWithNames } from './rows.ts';
import { standingOf } from './standing.ts';

/** Transitions of existing items, without the transitions that create one. */
export const actionsOnItems = {
  ...trysetItemRules,
  table: trysetItemRules.table.filter(({ action }) => action !== 'request'),
};

type By = Pick<Reading, 'caller' | 'now'>;

/** An item as the caller reads it, with the actions that the caller may take. */
export function readTrysetItem(row: TrysetItemWithNames, { caller, now }: By): TrysetItemRead {
  const actions = actionsFor(actionsOnItems, standingOf(row), caller.label, now);
  return { ...row, caller, now, actions };
}

/** An item as the caller may see it. */
export function shownTrysetItem(row: TrysetItemWithNames, by: By): TrysetItem {
  return trysetItemFields.shown(readTrysetItem(row, by));
}
