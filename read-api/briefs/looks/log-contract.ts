import Type, { type Static } from 'typebox';
import { certificationMethods, certificationStatuses } from '#domain/looks/look-kinds.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { ActorBrief } from '../../kit/shown/actor-contract.ts';

export const Reasons = Type.Array(OneOf(rejectionReasons));

export const Check = Type.Object({
  reason: OneOf(rejectionReasons),
  /** Whether the check passed; null if data that the check needs is missing. */
  passed: Nullable(Type.Boolean()),
  evidence: Nullable(Type.String()),
});

/** One certification log line of an item, newest first. The decider is null for members and brand admins. */
export const CertificationLogShown = Type.Object({
  /** Number of the line in the look's log, from 1. */
  id: Type.Integer(),
  status: OneOf(certificationStatuses),
  rejectedReasons: Reasons,
  otherRejectedReason: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  method: OneOf(certificationMethods),
  checks: Type.Array(Check),
  /** The language model and its prompt version; null if another method decided. */
  model: Nullable(Type.Object({ name: Type.String(), prompt: Type.String() })),
  createdAt: Instant,
  user: Nullable(ActorBrief),
});
export type CertificationLogShown = Static<typeof CertificationLogShown>;
