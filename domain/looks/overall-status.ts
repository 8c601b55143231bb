import type { CertificationStatus } from './look-kinds.ts';

/** Where a look stands over all that it tags. */
export const lookOverallStatuses = ['in_progress', 'on_hold', 'rejected', 'certified'] as const;
export type LookOverallStatus = (typeof lookOverallStatuses)[number];

/** What is least decided counts; a look that tags nothing waits. */
export function overallStatus(statuses: readonly CertificationStatus[]): LookOverallStatus {
  if (statuses.length === 0 || statuses.includes('Pending')) return 'in_progress';
  if (statuses.includes('Deferred')) return 'on_hold';
  return statuses.includes('Rejected') ? 'rejected' : 'certified';
}

/** Whether nothing waits for a decision. */
export function isDone(statuses: readonly CertificationStatus[]): boolean {
  return !statuses.some((status) => status === 'Pending' || status === 'Deferred');
}
