import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { viewDensities } from '#domain/views/view-state.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';

/** Configuration of a list; a null field means the list's default. */
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
    /** Name of the owner, looked up on read; null if the owner's account no longer has one. */
    name: Nullable(Type.String()),
  }),
  /** Whether the caller owns the view and may change it. Colleagues' views may be opened, copied and removed. */
  isOwn: Type.Boolean(),
  /** Whether the dashboard's page opens with this view for the caller. */
  isFirst: Type.Boolean(),
  /** Whether the view is pinned to the caller's menu. */
  isPinned: Type.Boolean(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
});
export type SavedView = Static<typeof SavedView>;
