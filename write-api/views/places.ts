import { type SavedViewState, savedView } from '#domain/views/saved-view.ts';
import type { ViewDescription } from '#domain/views/saved-view-events.ts';
import { overduePlaces, type ShelfOf, type ViewShelfCommand, viewShelf } from '#domain/views/view-shelf.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';

type Deps = Pick<WriteDeps, 'streams'>;

/** Returns the id of a person's shelf for a list, as in the shelf's stream name. */
export function shelfId({ owner, room }: ShelfOf): string {
  return `${owner.label}-${owner.id}-${room}`;
}

function runOnShelf(deps: Deps, shelf: ShelfOf, command: ViewShelfCommand, context: CommandContext) {
  const stream = { decider: viewShelf, id: shelfId(shelf), command, name: command.action };
  return runCommand(deps.streams, stream, context);
}

/**
 * Reserves a place and a name for a view, before the view's own event. If none is free, it first frees the places of views
 * that were never created or were removed. Throws `saved_view.name_taken` and `saved_view.too_many`.
 */
export async function takePlace(
  deps: Deps,
  { viewId, name, ...of }: Pick<ViewDescription, 'viewId' | 'name' | 'owner' | 'room'>,
  context: CommandContext,
): Promise<void> {
  const shelf: ShelfOf = { owner: of.owner, room: of.room };
  const take = () =>
    runOnShelf(deps, shelf, { action: 'take_place', ...shelf, viewId, name }, stepOf(context));
  let outcome = await take();
  if (!outcome.ok && (await clearOverdue(deps, shelf, context))) outcome = await take();
  if (!outcome.ok) throw refusalError(outcome);
}

/**
 * Updates a place to the view's current name, or frees it if the view was removed or never created. Returns the position of
 * the update.
 */
export async function settlePlace(
  deps: Deps,
  shelf: ShelfOf,
  viewId: number,
  context: CommandContext,
): Promise<bigint> {
  const { state } = await deps.streams.refresh(savedView, viewId);
  const name = state.status === 'active' ? (state.view?.name ?? null) : null;
  const outcome = await runOnShelf(deps, shelf, { action: 'settle_place', viewId, name }, stepOf(context));
  return outcome.ok ? outcome.position : 0n;
}

/** Changes a person's shelf: chooses the view that the list opens with, undoes that choice, or unpins the view from the menu. */
export async function chooseOnShelf(
  deps: Deps,
  action: 'choose_first' | 'unchoose_first' | 'unpin',
  shelf: ShelfOf,
  viewId: number,
  context: CommandContext,
): Promise<bigint> {
  const outcome = await runOnShelf(deps, shelf, { action, ...shelf, viewId }, context);
  if (!outcome.ok) throw refusalError(outcome);
  return outcome.position;
}

/**
 * Pins a view to the person's menu. If the menu is full, views that the person can no longer see are unpinned first. If the
 * menu is still full, throws 409 `saved_view.too_many_pinned`.
 */
export async function pinOnShelf(
  deps: Deps,
  shelf: ShelfOf,
  viewId: number,
  isSeen: (view: SavedViewState) => boolean,
  context: CommandContext,
): Promise<bigint> {
  const pin = () => runOnShelf(deps, shelf, { action: 'pin', ...shelf, viewId }, stepOf(context));
  let outcome = await pin();
  if (!outcome.ok) {
    const { state } = await deps.streams.refresh(viewShelf, shelfId(shelf));
    for (const pinned of state.pinned) {
      const { state: view } = await deps.streams.refresh(savedView, pinned);
      if (isSeen(view)) continue;
      await runOnShelf(deps, shelf, { action: 'unpin', ...shelf, viewId: pinned }, stepOf(context));
    }
    outcome = await pin();
  }
  if (!outcome.ok) throw refusalError(outcome);
  return outcome.position;
}

/** Frees places and names whose views are overdue. Returns whether any place changed. */
async function clearOverdue(deps: Deps, shelf: ShelfOf, context: CommandContext): Promise<boolean> {
  const { state } = await deps.streams.refresh(viewShelf, shelfId(shelf));
  const before = JSON.stringify(state.places);
  for (const viewId of overduePlaces(state, context.receivedAt)) {
    const expire = { decider: savedView, id: viewId, command: { action: 'expire', viewId } as const };
    // Closes the view's stream, so that a delayed command cannot create the view after another took its place in the list.
    await runCommand(deps.streams, { ...expire, name: 'expire' }, stepOf(context));
    await settlePlace(deps, shelf, viewId, context);
  }
  const after = await deps.streams.load(viewShelf, shelfId(shelf));
  return JSON.stringify(after.state.places) !== before;
}
