import { writeOffOutcomes } from './item-kinds.ts';

/** Why a garment will not come back: it was written off, or the member had to buy it. */
export const losses = [...writeOffOutcomes, 'forced_purchase'] as const;
export type Loss = (typeof losses)[number];
