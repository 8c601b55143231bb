import type { BrandEventStatus, CertificationStatus } from './look-kinds.ts';

/** The overall status of a look across its tagged items. */
export const lookOverallStatuses = ['in_progress', 'on_hold', 'rejected', 'certified'] as const;
export type LookOverallStatus = (typeof lookOverallStatuses)[number];

/**
 * Returns the overall status: the least decided item determines it. A look without items has the status of its certification for
 * a brand's event, and is in progress without one.
 */
export function overallStatus(
  items: readonly CertificationStatus[],
  brandEvent: BrandEventStatus | null = null,
): LookOverallStatus {
  const statuses = items.length === 0 && brandEvent !== null ? [brandEvent] : items;
  if (statuses.length === 0 || statuses.includes('Pending')) return 'in_progress';
  if (statuses.includes('Deferred')) return 'on_hold';
  return statuses.includes('Rejected') ? 'rejected' : 'certified';
}

/** Returns whether neither an item nor the certification for a brand's event waits for a decision. */
export function isDone(
  statuses: readonly CertificationStatus[],
  brandEvent: BrandEventStatus | null = null,
): boolean {
  return (
    brandEvent !== 'Pending' && !statuses.some((status) => status === 'Pending' || status === 'Deferred')
  );
}
