import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import type { SavedViewEvent, ViewDescription, ViewFields } from './saved-view-events.ts';
import { isOwner } from './view-owner.ts';
import { isTooLarge, largestViewState } from './view-state.ts';

/** A view's status. `expired`: the creation of the view was abandoned. */
export type SavedViewStatus = 'none' | 'expired' | 'active' | 'removed';

/** The state of a saved view; `view` is null before the view is created. */
export interface SavedViewState {
  status: SavedViewStatus;
  view: ViewDescription | null;
}

const who = ['staff', 'brand_admin'] as const;

export const savedViewTransitions = [
  { action: 'create', from: ['none'], to: 'active', event: 'SavedViewCreated', who },
  { action: 'expire', from: ['none'], to: 'expired', event: 'SavedViewCreationExpired', who: ['system'] },
  { action: 'revise', from: ['active'], to: 'same', event: 'SavedViewRevised', who },
  { action: 'share', from: ['active'], to: 'same', event: 'SavedViewShared', who },
  { action: 'unshare', from: ['active'], to: 'same', event: 'SavedViewUnshared', who },
  { action: 'remove', from: ['active'], to: 'removed', event: 'SavedViewRemoved', who },
] as const satisfies readonly Transition<string, SavedViewStatus, never>[];

const rules: Rules<SavedViewStatus, never, SavedViewState> = {
  entity: 'saved_view',
  table: savedViewTransitions,
  guards: {},
};

export type SavedViewCommand =
  | ({ action: 'create' } & ViewDescription)
  | { action: 'expire'; viewId: number }
  | { action: 'revise'; fields: Partial<ViewFields> }
  | { action: 'share' }
  | { action: 'unshare' }
  | { action: 'remove' };

/**
 * The decider of a saved view. Only its owner changes it. A colleague may remove a shared view, because its owner may have
 * left. The caller checks that the actor is a colleague: for anybody else the view does not exist.
 */
export const savedView: Decider<SavedViewState, SavedViewCommand, SavedViewEvent> = {
  category: 'saved_view',
  initial: { status: 'none', view: null },
  decide,
  evolve,
  brandIds: ({ view }) => (view?.owner.brandId ? [view.owner.brandId] : []),
};

function decide(state: SavedViewState, command: SavedViewCommand, asked: Asked): Decision<SavedViewEvent> {
  const { actor } = asked;
  if (command.action === 'expire' && state.status !== 'none') return nothingToDo;
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  if (command.action === 'create') {
    const { action: _, ...data } = command;
    return isTooLarge(data.state) ? tooLarge() : accept({ type: 'SavedViewCreated', data });
  }
  if (command.action === 'expire') {
    return accept({ type: 'SavedViewCreationExpired', data: { viewId: command.viewId } });
  }
  const { view } = state;
  if (view === null) return nothingToDo;
  const mayRemove = command.action === 'remove' && view.isShared;
  if (!isOwner(view.owner, actor) && !mayRemove) {
    return refuse('forbidden', 'saved_view.not_own', 'only its owner may change this view', {
      action: command.action,
    });
  }
  switch (command.action) {
    case 'revise': {
      const changed = changedFields<ViewFields>(view, command.fields);
      if (isEmpty(changed)) return nothingToDo;
      if (changed.state !== undefined && isTooLarge(changed.state)) return tooLarge();
      return accept({ type: 'SavedViewRevised', data: { changed } });
    }
    case 'share':
      return view.isShared ? nothingToDo : accept({ type: 'SavedViewShared', data: {} });
    case 'unshare':
      return view.isShared ? accept({ type: 'SavedViewUnshared', data: {} }) : nothingToDo;
    case 'remove':
      return accept({ type: 'SavedViewRemoved', data: {} });
  }
}

function tooLarge() {
  return refuse('invalid', 'saved_view.too_large', 'this view is too large to save; use fewer filters', {
    limit: largestViewState,
  });
}

function evolve(state: SavedViewState, { type, data }: SavedViewEvent): SavedViewState {
  const saying = (said: Partial<ViewDescription>) => ({
    ...state,
    view: state.view && { ...state.view, ...said },
  });
  switch (type) {
    case 'SavedViewCreated':
      return { status: 'active', view: data };
    case 'SavedViewCreationExpired':
      return { ...state, status: 'expired' };
    case 'SavedViewRevised':
      return saying(data.changed);
    case 'SavedViewShared':
      return saying({ isShared: true });
    case 'SavedViewUnshared':
      return saying({ isShared: false });
    case 'SavedViewRemoved':
      return { ...state, status: 'removed' };
    default:
      return untouched(type, state);
  }
}
