import { finalItemStatuses } from '#domain/tryset-items/item-status.ts';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import { type TrysetCommand, tryset } from '#domain/trysets/tryset.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { requireDaysAhead } from '../kit/actions/days-ahead.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { itemsOf, mayTake, visibleTryset } from './tryset-scope.ts';

/** An action on a whole tryset: the item action that it takes, and the command that names the items. */
export interface TrysetWideAction {
  ofItems: TrysetItemAction;
  toCommand(itemIds: number[]): TrysetCommand;
}

/**
 * Takes an action on every item of a tryset that allows it. Throws 404 if the caller may not see the tryset, and 409 if no
 * item allows the action.
 */
export async function actOnTryset(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  id: number,
  { ofItems, toCommand }: TrysetWideAction,
): Promise<TrysetOutcome> {
  const { state } = await visibleTryset(deps, id, caller, context);
  const itemIds = mayTake(await itemsOf(deps, state), ofItems);
  const command = toCommand(itemIds);
  await requireDaysAhead(deps, tryset, { id, command }, context);
  return runOnTryset(deps, { context, seenRevision }, id, command);
}

/**
 * Removes a tryset whose items have all ended; its history stays. Throws 404 if the caller may not see the tryset, and 409
 * `removal.in_use` if an item has not ended.
 */
export async function removeTryset(deps: WriteDeps, asked: Asked, id: number): Promise<TrysetOutcome> {
  const { state, isRepeat } = await visibleTryset(deps, id, asked.caller, asked.context);
  const open = (await itemsOf(deps, state)).filter((item) => !finalItemStatuses.includes(item.status));
  if (open.length > 0 && !isRepeat) {
    throw conflict(
      'removal.in_use',
      'items of the tryset are still under way; end them before you remove it',
      {
        itemIds: open.map((item) => item.trysetItemId),
      },
    );
  }
  return runOnTryset(deps, asked, id, { action: 'remove' });
}

async function runOnTryset(
  { streams }: WriteDeps,
  { context, seenRevision }: Pick<Asked, 'context' | 'seenRevision'>,
  id: number,
  command: TrysetCommand,
): Promise<TrysetOutcome> {
  const outcome = await runTarget(streams, { on: 'tryset', id, command }, context, seenRevision);
  if (!outcome.ok) throw refusalError(outcome, seenRevision);
  return { ...outcome, id };
}

/** The outcome of an accepted command on a tryset. */
export interface TrysetOutcome
  extends Pick<TargetOutcome & { ok: true }, 'status' | 'revision' | 'position' | 'followed'> {
  id: number;
}
