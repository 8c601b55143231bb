import type { TrysetItemStatus } from '../tryset-items/item-status.ts';
import { isDelivered } from '../tryset-items/still-to-deliver.ts';

/** What a proposal learns from its tryset. */
export type ProposalStep = 'fail' | 'send' | 'deliver';

const unsent: readonly TrysetItemStatus[] = ['idle', 'tryset_requested', 'tryset_preparing'];

/**
 * Returns what the present statuses of a tryset's items mean for its proposal: it is sent with the first item, delivered with the last
 * one, and fails when all items are canceled. Each step may come again.
 */
export function stepsAfterItems(statuses: readonly TrysetItemStatus[]): ProposalStep[] {
  const valid = statuses.filter((status) => status !== 'tryset_canceled');
  if (valid.length === 0) return statuses.length === 0 ? [] : ['fail'];
  if (valid.every((status) => unsent.includes(status))) return [];
  return isDelivered(valid) ? ['send', 'deliver'] : ['send'];
}
