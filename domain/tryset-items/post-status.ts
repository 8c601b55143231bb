import { type RefusalType, refusals } from './item-kinds.ts';

export const postStatuses = ['posted', ...refusals, 'unposted'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** The values by which lists filter: each post status, and `overdue`, which overlaps `planned` and `unposted`. */
export const postFilters = [...postStatuses, 'overdue'] as const;

/** Returns whether the member has posted a look of the item, plans to, or refused to. */
export function postStatus(item: { isLookPosted: boolean; refusalType: RefusalType }): PostStatus {
  if (item.isLookPosted) return 'posted';
  return item.refusalType === 'idle' ? 'unposted' : item.refusalType;
}
