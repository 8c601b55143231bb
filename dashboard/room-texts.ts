/** Text areas that rooms of the same form need beside the texts of their own area. */

export const listTexts = ['lists', 'meanings'] as const;

/** For pages with a history, which also names neighbouring things and their codes. */
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

/** For pages that can show past states. */
export const livedTexts = [...detailTexts, 'as-of'] as const;
