import { folded } from '../codes.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { ViewOwner } from './view-owner.ts';

/** Which shelf it is. */
export interface ShelfOf {
  owner: ViewOwner;
  room: string;
}

/**
 * Events of `view_shelf-<label>-<id>-<room>`. `ViewPlaceSettled` says which name the view came to have, and null that
 * there is no such view (any more).
 */
export type ViewShelfEvent =
  | DomainEvent<'ViewPlaceTaken', ShelfOf & { viewId: number; name: string }>
  | DomainEvent<'ViewPlaceSettled', { viewId: number; name: string | null }>
  | DomainEvent<'FirstViewChosen', ShelfOf & { viewId: number | null }>
  | DomainEvent<'ViewPinned', ShelfOf & { viewId: number }>
  | DomainEvent<'ViewUnpinned', ShelfOf & { viewId: number }>;

/** `names` are those that the view has or is about to have; `since` is the ISO instant of the last one asked for. */
export interface ViewPlace {
  names: readonly string[];
  since: string;
}

export interface ViewShelfState {
  places: Readonly<Record<number, ViewPlace>>;
  firstViewId: number | null;
  /** The views that stand in the person's menu; what a colleague shared may be gone by now. */
  pinned: readonly number[];
}

export type ViewShelfCommand =
  | ({ action: 'take_place'; viewId: number; name: string } & ShelfOf)
  | { action: 'settle_place'; viewId: number; name: string | null }
  | ({ action: 'choose_first'; viewId: number } & ShelfOf)
  | ({ action: 'unchoose_first'; viewId: number } & ShelfOf)
  | ({ action: 'pin'; viewId: number } & ShelfOf)
  | ({ action: 'unpin'; viewId: number } & ShelfOf);

/** How many views a person may have of a room. */
export const viewsAtMost = 50;

/** How many views of a room a person's menu may hold. */
export const pinnedAtMost = 5;

/** How long a place waits for its view, in milliseconds. */
export const placePatience = 120_000;

/**
 * The views of one person and room: what only the whole of them can decide, that no two have a name in common and that
 * they do not grow without end. A view takes its place here before its own stream tells of it.
 */
export const viewShelf: Decider<ViewShelfState, ViewShelfCommand, ViewShelfEvent> = {
  category: 'view_shelf',
  initial: { places: {}, firstViewId: null, pinned: [] },
  decide,
  evolve,
};

/** Names are the same that look the same: whatever their case, their width, blanks and what nobody sees. */
export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** The views whose places have waited long enough at an instant, and may be looked after. */
export function overduePlaces({ places }: ViewShelfState, at: string): number[] {
  return Object.entries(places)
    .filter(([, { since }]) => Date.parse(at) - Date.parse(since) >= placePatience)
    .map(([viewId]) => Number(viewId));
}

function decide(state: ViewShelfState, command: ViewShelfCommand, _asked: Asked): Decision<ViewShelfEvent> {
  switch (command.action) {
    case 'take_place':
      return takePlace(state, command);
    case 'settle_place': {
      const place = state.places[command.viewId];
      const isSettled = place === undefined || (place.names.length === 1 && place.names[0] === command.name);
      if (isSettled) return nothingToDo;
      return accept({ type: 'ViewPlaceSettled', data: { viewId: command.viewId, name: command.name } });
    }
    case 'choose_first': {
      const { action: _, ...data } = command;
      const isFirst = state.firstViewId === data.viewId;
      return isFirst ? nothingToDo : accept({ type: 'FirstViewChosen', data });
    }
    case 'unchoose_first': {
      const { owner, room, viewId } = command;
      if (state.firstViewId !== viewId) return nothingToDo;
      return accept({ type: 'FirstViewChosen', data: { owner, room, viewId: null } });
    }
    case 'pin':
      return pin(state, command);
    case 'unpin': {
      const { action: _, ...data } = command;
      return state.pinned.includes(data.viewId) ? accept({ type: 'ViewUnpinned', data }) : nothingToDo;
    }
  }
}

function takePlace(
  { places }: ViewShelfState,
  { action: _, ...place }: Extract<ViewShelfCommand, { action: 'take_place' }>,
): Decision<ViewShelfEvent> {
  const { viewId, name } = place;
  const holder = Object.entries(places).find(([, { names }]) => names.some((each) => sameName(each, name)));
  if (holder !== undefined && Number(holder[0]) !== viewId) {
    return refuse('conflict', 'saved_view.name_taken', 'another of your views of this room has this name', {
      name,
    });
  }
  const own = places[viewId];
  if (own?.names.includes(name)) return nothingToDo;
  if (own === undefined && Object.keys(places).length >= viewsAtMost) {
    return refuse('conflict', 'saved_view.too_many', 'you have as many views of this room as there can be', {
      limit: viewsAtMost,
    });
  }
  return accept({ type: 'ViewPlaceTaken', data: place });
}

function pin(
  { pinned }: ViewShelfState,
  { action: _, ...data }: Extract<ViewShelfCommand, { action: 'pin' }>,
): Decision<ViewShelfEvent> {
  if (pinned.includes(data.viewId)) return nothingToDo;
  if (pinned.length >= pinnedAtMost) {
    return refuse('conflict', 'saved_view.too_many_pinned', 'your menu holds no more views of this room', {
      limit: pinnedAtMost,
    });
  }
  return accept({ type: 'ViewPinned', data });
}

function evolve(state: ViewShelfState, { type, data }: ViewShelfEvent, at: string): ViewShelfState {
  switch (type) {
    case 'ViewPlaceTaken': {
      const names = [...(state.places[data.viewId]?.names ?? []), data.name];
      return { ...state, places: { ...state.places, [data.viewId]: { names, since: at } } };
    }
    case 'ViewPlaceSettled': {
      const { [data.viewId]: place, ...others } = state.places;
      if (data.name === null) return { ...without(state, data.viewId), places: others };
      if (place === undefined) return state;
      return { ...state, places: { ...others, [data.viewId]: { ...place, names: [data.name] } } };
    }
    case 'FirstViewChosen':
      return { ...state, firstViewId: data.viewId };
    case 'ViewPinned':
      return { ...state, pinned: [...state.pinned, data.viewId] };
    case 'ViewUnpinned':
      return without(state, data.viewId);
    default:
      return untouched(type, state);
  }
}

/** The shelf with a view out of the menu. */
function without(state: ViewShelfState, viewId: number): ViewShelfState {
  return { ...state, pinned: state.pinned.filter((each) => each !== viewId) };
}
