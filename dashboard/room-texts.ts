/** What the rooms of one form speak, beside the words of their own area. */

export const listTexts = ['lists', 'meanings'] as const;

/** A history tells of neighbours, with their codes. */
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

/** Of what can be looked at as it was. */
export const livedTexts = [...detailTexts, 'as-of'] as const;
