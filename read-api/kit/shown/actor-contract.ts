import Type from 'typebox';
import { roles } from '#domain/actor.ts';
import { Nullable, OneOf } from '#http/contract.ts';

/** An actor; the name is looked up on read, and null for the system and forgotten persons. */
export const ActorBrief = Type.Object({
  label: OneOf(roles),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});
