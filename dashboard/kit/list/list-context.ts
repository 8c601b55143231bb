import { createContext, useContext } from 'react';
import type { RoomName } from '../areas/room.ts';
import type { ListState } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';
import { type ViewState, viewOf } from './view-state.ts';

interface OpenList {
  room: RoomName;
  control: ListControl;
}

/** Context with the open list, for the parts of the list. */
export const ListContext = createContext<OpenList | null>(null);

/** A list's state with a view applied, at the first page. */
export function withView(state: ListState, view: ViewState): ListState {
  return { ...state, ...view, size: view.size ?? state.size, page: 1 };
}

/** The view state of the surrounding list, and a function that applies another one; see `ViewState`. */
export function useViewState() {
  const list = useContext(ListContext);
  if (list === null) throw new Error('there is no surrounding ListContext');
  const { room, control } = list;
  return {
    room,
    view: viewOf(control.state),
    apply: (view: ViewState) => control.set(withView(control.state, view)),
  };
}
