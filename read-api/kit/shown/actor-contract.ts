import Type from 'typebox';
import { roles } from '#domain/actor.ts';
import { Nullable, OneOf } from '#http/contract.ts';

/** An actor. The name is looked up on read; it is null for the system and for forgotten persons. */
export const ActorBrief = Type.Object({
  label: OneOf(roles),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});
