export type BrandActionName = 'publish' | 'unpublish' | 'remove' | 'approve' | 'decline';

/** What takes something away, and is not done lightly. */
export const isDanger = (name: BrandActionName) => name === 'remove' || name === 'decline';
