import Type, { type Static } from 'typebox';
import { notedKinds } from '#domain/notes/noted-kinds.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

/** Who sees to a thing for one party. */
export const Assignee = Type.Object({
  /** Whose affair it is: a brand's, or the staff's where it is null. */
  brandId: Nullable(Type.Integer()),
  account: NamedAccount,
  /** Who assigned it. */
  by: NamedAccount,
  assignedTime: Instant,
});
export type Assignee = Static<typeof Assignee>;

export const Assignees = Type.Object({ data: Type.Array(Assignee) });
export type Assignees = Static<typeof Assignees>;

/** A thing that somebody sees to. */
export const AssignedThing = Type.Object({
  kind: OneOf(notedKinds),
  id: Type.Integer(),
  picture: Nullable(PictureSet),
  /** The product's name; empty while its own events have not been projected. */
  title: Type.String(),
  /** The garment's or the product's code, or who asked for the tryset. */
  second: Type.String(),
  /** As the thing's own list says it; null where no event has said it yet. */
  status: Nullable(Type.String()),
  account: NamedAccount,
  by: NamedAccount,
  assignedTime: Instant,
});
export type AssignedThing = Static<typeof AssignedThing>;

export const AssignedPage = Page(AssignedThing);
export type AssignedPage = Static<typeof AssignedPage>;
