import type { CertificationStatus } from './look-kinds.ts';

/** The overall status of a look across its tagged items. */
export const lookOverallStatuses = ['in_progress', 'on_hold', 'rejected', 'certified'] as const;
export type LookOverallStatus = (typeof lookOverallStatuses)[number];

/** Returns the overall status: the least decided item determines it. A look without items is in progress. */
export function overallStatus(statuses: readonly CertificationStatus[]): LookOverallStatus {
  if (statuses.length === 0 || statuses.includes('Pending')) return 'in_progress';
  if (statuses.includes('Deferred')) return 'on_hold';
  return statuses.includes('Rejected') ? 'rejected' : 'certified';
}

/** Returns whether no item waits for a decision. */
export function isDone(statuses: readonly CertificationStatus[]): boolean {
  return !statuses.some((status) => status === 'Pending' || status === 'Deferred');
}
