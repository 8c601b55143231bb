import type { Words } from '../kit/history/words.ts';

const fields = ['brandId', 'productId', 'lookId', 'magazineId'] as const;

export const words: Words = {
  object(value, { t, nameOf }) {
    const field = fields.find((name) => name in value);
    const id = field === undefined ? undefined : value[field];
    if (field === undefined || typeof id !== 'number' || Object.keys(value).length > 1) return null;
    return t(`likes.one.${field}`, { name: nameOf(field, id) ?? String(id) });
  },
};
