import { type RefusalType, refusals } from './item-kinds.ts';

export const postStatuses = ['posted', ...refusals, 'unposted'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Whether the member has posted a look of the item, means to, or does not want to. */
export function postStatus(item: { isLookPosted: boolean; refusalType: RefusalType }): PostStatus {
  if (item.isLookPosted) return 'posted';
  return item.refusalType === 'idle' ? 'unposted' : item.refusalType;
}
