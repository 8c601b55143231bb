import type { LookDescription } from './look-events.ts';
import type { LookType } from './look-kinds.ts';

/** Returns the type of a look, which follows from the reservation or the proposal that it names. */
export function lookTypeOf({
  reservationId,
  proposalId,
}: Pick<LookDescription, 'reservationId' | 'proposalId'>): LookType {
  if (reservationId !== null) return 'brand_event';
  return proposalId === null ? 'product' : 'brand_collaboration';
}
