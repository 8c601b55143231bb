import Type, { type Static } from 'typebox';
import { certificationMethods, certificationStatuses } from '#domain/looks/look-kinds.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';

export const Reasons = Type.Array(OneOf(rejectionReasons));

export const Check = Type.Object({
  reason: OneOf(rejectionReasons),
  /** Null where what it asks for is not known. */
  passed: Nullable(Type.Boolean()),
  evidence: Nullable(Type.String()),
});

/** One line of how an item was certified, the newest first. Who decided is null for members and brand admins. */
export const CertificationLogShown = Type.Object({
  /** Its number among those of the look, from 1 on. */
  id: Type.Integer(),
  status: OneOf(certificationStatuses),
  rejectedReasons: Reasons,
  otherRejectedReason: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  method: OneOf(certificationMethods),
  checks: Type.Array(Check),
  /** The language model that was asked, and by which version of the question; null for all other methods. */
  model: Nullable(Type.Object({ name: Type.String(), prompt: Type.String() })),
  createdAt: Instant,
  user: Nullable(ActorBrief),
});
export type CertificationLogShown = Static<typeof CertificationLogShown>;
