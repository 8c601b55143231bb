import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';
import type { Sealed } from '../sealed.ts';

/** The report that an item arrived damaged. `content` is JSON of a `DamageText`, sealed with the member's key; `pictures` are hashes. */
export interface DamageReport {
  content: Sealed;
  pictures: readonly string[];
}

/** The description of the damage, in the words of the member or of staff. */
export interface DamageText {
  text: string;
}

/** How many business days after that of the delivery a member may report damage. Staff may report it later, too. */
export const daysToReportDamage = 3;

/** Returns whether the member may no longer report damage, at the ISO instant `at`. False before the delivery. */
export function isReportOver(deliveredAt: string | null, at: string): boolean {
  return (
    deliveredAt !== null && at >= endOfBusinessDay(daysLater(businessDayOf(deliveredAt), daysToReportDamage))
  );
}
