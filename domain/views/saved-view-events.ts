import type { DomainEvent } from '../event.ts';
import type { ViewOwner } from './view-owner.ts';
import type { ViewState } from './view-state.ts';

/** The fields of a view that its owner sets. */
export interface ViewFields {
  name: string;
  state: ViewState;
}

export interface ViewDescription extends ViewFields {
  viewId: number;
  /** The dashboard's name of the list that the view belongs to. */
  room: string;
  owner: ViewOwner;
  isShared: boolean;
}

/** The events of the stream `saved_view-<id>`. */
export type SavedViewEvent =
  | DomainEvent<'SavedViewCreated', ViewDescription>
  | DomainEvent<'SavedViewCreationExpired', { viewId: number }>
  | DomainEvent<'SavedViewRevised', { changed: Partial<ViewFields> }>
  | DomainEvent<'SavedViewShared', Record<string, never>>
  | DomainEvent<'SavedViewUnshared', Record<string, never>>
  | DomainEvent<'SavedViewRemoved', Record<string, never>>;
