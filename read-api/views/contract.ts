import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { viewDensities } from '#domain/views/view-state.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';

/** What a list looks like; null is the list's own choice. */
export const SavedViewState = Type.Object({
  filters: Type.Record(Type.String(), Type.String()),
  order: Nullable(Type.String()),
  columns: Nullable(Type.Array(Type.Object({ field: Type.String(), hidden: Type.Boolean() }))),
  density: Nullable(OneOf(viewDensities)),
  size: Nullable(Type.Integer()),
});

export const SavedView = Type.Object({
  id: Type.Integer(),
  room: Type.String(),
  name: Type.String(),
  state: SavedViewState,
  isShared: Type.Boolean(),
  owner: Type.Object({
    label: OneOf(roles),
    id: Type.Integer(),
    /** Looked up now; null where the owner's name is gone. */
    name: Nullable(Type.String()),
  }),
  /** The caller's own: what it may change. A colleague's it may choose, copy and remove. */
  isOwn: Type.Boolean(),
  /** The one that the room opens with for the caller. */
  isFirst: Type.Boolean(),
  /** Stands in the caller's menu. */
  isPinned: Type.Boolean(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
});
export type SavedView = Static<typeof SavedView>;
