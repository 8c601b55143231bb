import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';

/** Whether a brand takes all its garments back, and where its garments are. */
export const TakeBack = Type.Object({
  brand: BrandBrief,
  isStarted: Type.Boolean(),
  /** When, by whom and why it was started; null if it is not started. */
  startedTime: Nullable(Instant),
  startedBy: Nullable(ActorBrief),
  reason: Nullable(Type.String()),
  /** Numbers of garments. Sold garments are not counted. */
  counts: Type.Object({
    /** In the warehouse: in stock, reserved, in check or on hold. */
    inHouse: Type.Integer(),
    /** With a member. */
    out: Type.Integer(),
    /** Ready to leave, or on the way to the brand. */
    leaving: Type.Integer(),
    /** Back at the brand. */
    left: Type.Integer(),
    /** Lost or paid for; they leave only if they are recovered. */
    unavailable: Type.Integer(),
  }),
  /** How many of the garments in the warehouse and with members are requested to leave. A take-back requests them in parts. */
  requested: Type.Integer(),
  /** Whether it is started, and no garment has to leave any more. */
  isDone: Type.Boolean(),
});
export type TakeBack = Static<typeof TakeBack>;
