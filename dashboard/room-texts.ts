/** Texts that pages of the same form need beside the texts of their own area. */

export const listTexts = ['lists', 'meanings'] as const;

/** Texts of pages with a history, which also names related entities and their codes. */
export const detailTexts = [
  ...listTexts,
  'actions',
  'detail',
  'history',
  'couriers',
  'tryset-items',
  'stock',
  'looks',
  'likes',
  'comments',
  'assignments',
] as const;

/** Texts of pages that can show past states. */
export const livedTexts = [...detailTexts, 'as-of'] as const;
