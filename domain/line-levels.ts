import type { Transition } from './transition-table.ts';

/**
 * The status level of a line in the preview of an action, such as a shipment: `none` blocks nothing, `soft` asks for a
 * confirmation, which is the reason that the action requires, and `hard` refuses.
 */
export const lineLevels = ['none', 'soft', 'hard'] as const;
export type LineLevel = (typeof lineLevels)[number];

/** The level of a line for an action, and the code of its obstacle, if any. */
export function lineLevel({ reason }: Pick<Transition, 'reason'>, obstacle: string | null): LineLevel {
  if (obstacle !== null) return 'hard';
  return reason === 'required' ? 'soft' : 'none';
}
