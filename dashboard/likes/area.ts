import type { Area } from '../kit/areas/area.ts';

const fields = ['brandId', 'productId', 'lookId', 'magazineId'] as const;

/** The likes of members, shown on their pages and on those of the liked entities. */
export const likes: Area = {
  rooms: [],
  kinds: {},
  words: {
    object(value, { t, nameOf }) {
      const field = fields.find((name) => name in value);
      const id = field === undefined ? undefined : value[field];
      if (field === undefined || typeof id !== 'number' || Object.keys(value).length > 1) return null;
      return t(`likes.one.${field}`, { name: nameOf(field, id) ?? String(id) });
    },
  },
  followed: [{ path: '/v1/likes', kind: 'user' }],
};
