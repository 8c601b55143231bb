import Type, { type Static } from 'typebox';
import { notedKinds } from '#domain/notes/noted-kinds.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

/** The account that one party (staff, or one brand) made responsible for an entity. */
export const Assignee = Type.Object({
  /** The brand whose account is responsible; null if the account is staff. */
  brandId: Nullable(Type.Integer()),
  account: NamedAccount,
  /** The account that assigned the responsible one. */
  by: NamedAccount,
  assignedTime: Instant,
});
export type Assignee = Static<typeof Assignee>;

export const Assignees = Type.Object({ data: Type.Array(Assignee) });
export type Assignees = Static<typeof Assignees>;

/** An entity with a responsible account. */
export const AssignedThing = Type.Object({
  kind: OneOf(notedKinds),
  id: Type.Integer(),
  picture: Nullable(PictureSet),
  /** Name of the entity's product; empty until the product's own events are projected. */
  title: Type.String(),
  /** Second line of the entity: the code of the garment or product, or the name of the tryset's member. */
  second: Type.String(),
  /** The entity's status, as its own list shows it; null before the entity's first event. */
  status: Nullable(Type.String()),
  account: NamedAccount,
  by: NamedAccount,
  assignedTime: Instant,
});
export type AssignedThing = Static<typeof AssignedThing>;

export const AssignedPage = Page(AssignedThing);
export type AssignedPage = Static<typeof AssignedPage>;
