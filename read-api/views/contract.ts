import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { viewDensities } from '#domain/views/view-state.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';

/** Configuration of a list; null is the list's default. */
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
    /** Looked up on read; null if the owner's name no longer exists. */
    name: Nullable(Type.String()),
  }),
  /** Whether the caller owns it and may change it. Colleagues' views may be opened, copied and removed. */
  isOwn: Type.Boolean(),
  /** Whether the room opens with it for the caller. */
  isFirst: Type.Boolean(),
  /** Whether it is pinned to the caller's menu. */
  isPinned: Type.Boolean(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
});
export type SavedView = Static<typeof SavedView>;
