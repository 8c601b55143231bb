export type BrandActionName = 'publish' | 'unpublish' | 'remove' | 'approve' | 'decline';

/** Whether the action is destructive, and therefore has a red button. */
export const isDanger = (name: BrandActionName) => name === 'remove' || name === 'decline';
