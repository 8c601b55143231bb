import type { Caller } from '#http/caller.ts';
import { seesRecipient } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import type { TrysetItemWithNames } from '../tryset-items/rows.ts';
import { trysetActions } from './actions.ts';
import type { Tryset } from './contract.ts';
import { type TrysetRead, trysetFields } from './fields.ts';
import { itemsOfTrysets, type TrysetWithMember } from './rows.ts';
import { itemsFor } from './scope.ts';

type By = Pick<Reading, 'caller' | 'now'>;

/**
 * Trysets as the caller reads them: a brand admin gets only its own items, and the recipient only while access is
 * allowed.
 */
export async function readTrysets(
  { db, caller, now }: By & Pick<Reading, 'db'>,
  rows: readonly TrysetWithMember[],
): Promise<TrysetRead[]> {
  const items = await itemsOfTrysets(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => readTryset(row, items.get(row.id) ?? [], { caller, now }));
}

/** A tryset as the caller reads it, with the rows of its items that the caller may see. */
export function readTryset(
  row: TrysetWithMember,
  named: readonly TrysetItemWithNames[],
  { caller, now }: By,
): TrysetRead {
  const seen = itemsFor(caller, row.items);
  return {
    ...row,
    caller,
    seen,
    named,
    knowsRecipient: knowsRecipient(caller, seen),
    actions: trysetActions(row.life, seen, { caller, now }),
  };
}

/** Trysets as the caller may see them. */
export async function shownTrysets(
  reading: By & Pick<Reading, 'db'>,
  rows: readonly TrysetWithMember[],
): Promise<Tryset[]> {
  return (await readTrysets(reading, rows)).map(trysetFields.shown);
}

function knowsRecipient(caller: Caller, seen: TrysetRead['seen']): boolean {
  return seesRecipient(
    caller,
    seen.map(({ status }) => status),
  );
}
