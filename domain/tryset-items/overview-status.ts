import type { TrysetItemStatus } from './item-status.ts';

export const overviewStatuses = [
  'delivery_requested',
  'delivering',
  'delivered',
  'return_requested',
  'returning',
  'returned',
  'return_deferred',
] as const;

export type OverviewStatus = (typeof overviewStatuses)[number];

/**
 * The stages of a tryset, from least to most advanced. A tryset shows the stage of its least advanced valid item. Deferred and
 * failed returns take precedence over returned items.
 */
const stages: readonly { overview: OverviewStatus; statuses: readonly TrysetItemStatus[] }[] = [
  { overview: 'delivery_requested', statuses: ['idle', 'tryset_requested', 'tryset_preparing'] },
  { overview: 'delivering', statuses: ['tryset_delivering'] },
  { overview: 'delivered', statuses: ['tryset_delivered', 'purchase_pending'] },
  { overview: 'return_requested', statuses: ['return_requested', 'return_preparing'] },
  { overview: 'returning', statuses: ['return_delivering', 'return_arrived'] },
  { overview: 'return_deferred', statuses: ['return_deferred', 'return_failed'] },
  { overview: 'returned', statuses: ['return_delivered', 'purchased'] },
];

/** Returns the overview status of a tryset from its items' statuses; null if all items are canceled. */
export function overviewStatus(items: readonly TrysetItemStatus[]): OverviewStatus | null {
  const stage = stages.find(({ statuses }) => items.some((status) => statuses.includes(status)));
  return stage?.overview ?? null;
}
