import Type, { type Static } from 'typebox';
import { ItemResult } from '#http/contract.ts';

/** One result each, in the order of the bodies. The id is that of the feedback; 0 if none was given. */
export const FeedbackResults = Type.Array(Type.Object({ lookId: Type.Integer(), ...ItemResult.properties }));
export type FeedbackResults = Static<typeof FeedbackResults>;
