import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { bodyOf } from '../kit/fields/body.ts';
import { attributeViews, editorialViews, inOverview } from './attribute-views.ts';
import { entryFields, entryValues } from './entry-fields.ts';

const t = ((key: string) => key) as unknown as TFunction;

test.each([...attributeViews, inOverview, ...editorialViews])(
  'the form of $kind has a value for each field',
  ({ kind }) => {
    const names = entryFields(t, kind, []).map(({ name }) => name);
    expect(Object.keys(entryValues(kind, {}))).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(['name', 'priority', 'is_published']));
  },
);

test('a category has its parent as a value, a measurement has its categories', () => {
  expect(entryValues('category', { name: 'Coats', parentId: 3, isPublished: false })).toMatchObject({
    name: 'Coats',
    parent_id: '3',
    is_published: 'false',
    gender: 'any',
    is_support_multiple_try: 'false',
  });
  expect(entryValues('measurement_type', { name: 'Length', categoryIds: [1, 2] }).category_ids).toBe('1,2');
});

test('sends the chosen parent category as a number, and no parent as null', () => {
  const fields = entryFields(t, 'category', [{ value: '3', text: 'Clothes' }]);
  const changed = ['name', 'parent_id'];
  expect(bodyOf(fields, { parent_id: '3', name: 'Coats' }, changed)).toEqual({ parent_id: 3, name: 'Coats' });
  expect(bodyOf(fields, { parent_id: '' }, ['parent_id'])).toEqual({ parent_id: null });
});

test('a curation has a search for its products, a magazine a link', () => {
  const products = entryFields(t, 'curation', []).find(({ name }) => name === 'product_ids');
  expect(products).toMatchObject({ kind: 'ids', remote: 'product' });
  expect(entryValues('curation', { name: 'Autumn', productIds: [3, 4] }).product_ids).toBe('3,4');
  expect(entryValues('magazine', { name: 'Seoul now' }).link).toBe('');
});
