import { type SavedViewCommand, type SavedViewState, savedView } from '#domain/views/saved-view.ts';
import type { ViewDescription, ViewFields } from '#domain/views/saved-view-events.ts';
import { isColleague, isOwner, type ViewOwner } from '#domain/views/view-owner.ts';
import type { ViewState } from '#domain/views/view-state.ts';
import { type Caller, notForThisCaller } from '#http/caller.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { chooseOnShelf, pinOnShelf, settlePlace, takePlace } from './places.ts';

type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'ids' | 'incoming'>;

/** Saves a view of a list. Throws 409 `saved_view.name_taken` and `saved_view.too_many`, and 422 if the state is too large. */
export async function createView(
  deps: Deps,
  asked: Asked,
  said: { room: string; name: string; state: ViewState; isShared?: boolean },
): Promise<Changed> {
  const { room, state, isShared = false } = said;
  const ids = await deps.ids.forCommand({ saved_view: 1 }, asked.context);
  const viewId = ids.saved_view?.[0] ?? 0;
  const view: ViewDescription = {
    viewId,
    room,
    owner: ownerOf(asked.caller),
    name: said.name.trim(),
    state,
    isShared,
  };
  const commands: SavedViewCommand[] = [{ action: 'create', ...view }];
  const anew = { ...asked, seenRevision: null };
  return changeOf(deps, anew, view, { commands, name: 'create', newName: view.name });
}

/**
 * Renames, changes, shares or unshares a view. Throws 404 if the caller may not see the view, 403 `saved_view.not_own`, and
 * 409 and 422 like `createView`.
 */
export async function reviseView(
  deps: Deps,
  asked: Asked,
  { id, said }: { id: number; said: { name?: string; state?: ViewState; isShared?: boolean } },
): Promise<Changed> {
  const { view } = await seenView(deps, asked, id);
  const fields: Partial<ViewFields> = {
    ...(said.name !== undefined && { name: said.name.trim() }),
    ...(said.state !== undefined && { state: said.state }),
  };
  const commands: SavedViewCommand[] = [{ action: 'revise', fields }];
  if (said.isShared !== undefined) commands.push({ action: said.isShared ? 'share' : 'unshare' });
  const isNew = fields.name !== undefined && fields.name !== view.name;
  return changeOf(deps, asked, view, {
    commands,
    name: 'revise',
    ...(isNew && { newName: fields.name }),
  });
}

/**
 * Removes an own view, or one that a colleague shares. Throws 404 if the caller may not see the view, and 403
 * `saved_view.not_own`.
 */
export async function removeView(deps: Deps, asked: Asked, id: number): Promise<Changed> {
  const { view } = await seenView(deps, asked, id);
  return changeOf(deps, asked, view, { commands: [{ action: 'remove' }], name: 'remove' });
}

/**
 * Chooses this view as the one that the list opens with for the caller, or undoes that. Throws 404 if the caller may not see
 * the view.
 */
export async function chooseView(
  deps: Deps,
  asked: Asked,
  { id, isFirst }: { id: number; isFirst: boolean },
): Promise<Changed> {
  const { view, changed } = await seenView(deps, asked, id);
  const shelf = { owner: ownerOf(asked.caller), room: view.room };
  const action = isFirst ? 'choose_first' : 'unchoose_first';
  return { ...changed, position: await chooseOnShelf(deps, action, shelf, view.viewId, asked.context) };
}

/**
 * Pins the view to the caller's menu, or unpins it. Throws 404 if the caller may not see the view, and 409
 * `saved_view.too_many_pinned`.
 */
export async function pinView(
  deps: Deps,
  asked: Asked,
  { id, isPinned }: { id: number; isPinned: boolean },
): Promise<Changed> {
  const { view, changed } = await seenView(deps, asked, id);
  const owner = ownerOf(asked.caller);
  const shelf = { owner, room: view.room };
  const position = isPinned
    ? await pinOnShelf(deps, shelf, id, (other) => isSeen(other, owner), asked.context)
    : await chooseOnShelf(deps, 'unpin', shelf, id, asked.context);
  return { ...changed, position };
}

/** Returns a view that the caller may see; throws 404 otherwise. */
async function seenView(deps: Deps, { caller, context }: Asked, id: number) {
  const { state } = await present(deps, savedView, id, context, (found) => isSeen(found, ownerOf(caller)));
  const { revision, position } = await deps.streams.load(savedView, id);
  const { status, view } = state;
  if (view === null || revision === 'no_stream') throw new Error(`view ${id} has no first event`);
  return { view, changed: { id, status, revision, position: position ?? 0n } };
}

/**
 * Makes a change of a view. A new name is first reserved on the shelf; after the change, the shelf is updated to the view's
 * state.
 */
async function changeOf(
  deps: Deps,
  asked: Asked,
  { viewId, owner, room, name }: ViewDescription,
  wanted: { commands: readonly SavedViewCommand[]; name: string; newName?: string | undefined },
): Promise<Changed> {
  const { newName, ...change } = wanted;
  const { context } = asked;
  const isNamed = newName !== undefined && isOwner(owner, context.actor);
  const place = { viewId, owner, room, name: newName ?? name };
  const before = isNamed ? { before: () => takePlace(deps, place, context) } : {};
  try {
    return await makeChange(deps, { decider: savedView, id: viewId, ...change, ...before }, asked);
  } finally {
    await settlePlace(deps, { owner, room }, viewId, context);
  }
}

function isSeen({ status, view }: SavedViewState, asker: ViewOwner): boolean {
  if (status !== 'active' || view === null) return false;
  return isColleague(view.owner, asker) && (view.isShared || isOwner(view.owner, asker));
}

function ownerOf(caller: Caller): ViewOwner {
  switch (caller.label) {
    case 'staff':
      return { label: 'staff', id: caller.id, brandId: null };
    case 'brand_admin':
      return { label: 'brand_admin', id: caller.id, brandId: caller.brandId };
    case 'user':
      throw notForThisCaller(caller, ['staff', 'brand_admin']);
  }
}
