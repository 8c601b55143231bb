import { folded } from '../codes.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { ViewOwner } from './view-owner.ts';

/** The person and the list (`room`) that a shelf belongs to. */
export interface ShelfOf {
  owner: ViewOwner;
  room: string;
}

/**
 * The events of the stream `view_shelf-<label>-<id>-<room>`. `ViewPlaceSettled` has the view's final name, or null if the view
 * does not exist.
 */
export type ViewShelfEvent =
  | DomainEvent<'ViewPlaceTaken', ShelfOf & { viewId: number; name: string }>
  | DomainEvent<'ViewPlaceSettled', { viewId: number; name: string | null }>
  | DomainEvent<'FirstViewChosen', ShelfOf & { viewId: number | null }>
  | DomainEvent<'ViewPinned', ShelfOf & { viewId: number }>
  | DomainEvent<'ViewUnpinned', ShelfOf & { viewId: number }>;

/** A view's place on the shelf. `names`: the view's present and requested names. `since`: the ISO instant of the last request. */
export interface ViewPlace {
  names: readonly string[];
  since: string;
}

export interface ViewShelfState {
  places: Readonly<Record<number, ViewPlace>>;
  firstViewId: number | null;
  /** The ids of the views in the person's menu. Some may be views of a colleague that no longer exist. */
  pinned: readonly number[];
}

export type ViewShelfCommand =
  | ({ action: 'take_place'; viewId: number; name: string } & ShelfOf)
  | { action: 'settle_place'; viewId: number; name: string | null }
  | ({ action: 'choose_first'; viewId: number } & ShelfOf)
  | ({ action: 'unchoose_first'; viewId: number } & ShelfOf)
  | ({ action: 'pin'; viewId: number } & ShelfOf)
  | ({ action: 'unpin'; viewId: number } & ShelfOf);

/** The maximum number of a person's views of one list. */
export const viewsAtMost = 50;

/** The maximum number of views of one list in a person's menu. */
export const pinnedAtMost = 5;

/** How long a place waits for its view, in milliseconds. */
export const placePatience = 120_000;

/**
 * The decider of one person's views of one list. It keeps their names unique and limits their number, which no single view can
 * decide. A view takes its place here before its own stream is written.
 */
export const viewShelf: Decider<ViewShelfState, ViewShelfCommand, ViewShelfEvent> = {
  category: 'view_shelf',
  initial: { places: {}, firstViewId: null, pinned: [] },
  decide,
  evolve,
};

/** Returns whether two names look the same: case, width, blanks and invisible characters do not count. */
export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Returns the ids of the views whose places have waited longer than `placePatience` at an instant. */
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
    const message = 'you already have a view with this name in this room; choose another name';
    return refuse('conflict', 'saved_view.name_taken', message, { name });
  }
  const own = places[viewId];
  if (own?.names.includes(name)) return nothingToDo;
  if (own === undefined && Object.keys(places).length >= viewsAtMost) {
    const message = `you may have at most ${viewsAtMost} views of this room; remove one first`;
    return refuse('conflict', 'saved_view.too_many', message, { limit: viewsAtMost });
  }
  return accept({ type: 'ViewPlaceTaken', data: place });
}

function pin(
  { pinned }: ViewShelfState,
  { action: _, ...data }: Extract<ViewShelfCommand, { action: 'pin' }>,
): Decision<ViewShelfEvent> {
  if (pinned.includes(data.viewId)) return nothingToDo;
  if (pinned.length >= pinnedAtMost) {
    const message = `you may pin at most ${pinnedAtMost} views of this room; unpin one first`;
    return refuse('conflict', 'saved_view.too_many_pinned', message, { limit: pinnedAtMost });
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

/** Returns the shelf with a view removed from the menu. */
function without(state: ViewShelfState, viewId: number): ViewShelfState {
  return { ...state, pinned: state.pinned.filter((each) => each !== viewId) };
}
