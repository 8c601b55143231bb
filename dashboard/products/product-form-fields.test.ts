import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { bodyOf } from '../kit/fields/body.ts';
import {
  emptyProduct,
  partFields,
  productBody,
  productFields,
  productValues,
} from './product-form-fields.ts';

const t = ((key: string) => key) as unknown as TFunction;
const options = { brands: [], categories: [], seasons: [], styles: [] };
const fields = [...Object.values(productFields(t, options, true)).flat(), ...partFields(t)];

const product = {
  id: 7,
  brand: { id: 1, name: 'Acme', nameKo: null },
  category: { id: 71, name: 'Outer' },
  season: null,
  styles: [{ id: 81, name: 'Minimal' }],
  name: 'Coat',
  code: 'WC-1',
  enterpriseProductCode: null,
  gender: 'any',
  regionId: 'KOREA',
  useMode: 'rent',
  originalPrice: 100,
  price: 90,
  discountRate: 10,
  colorCode: null,
  coverImage: { small: { url: '/v1/pictures/abc/small' } },
  contents: [{ small: { url: '/v1/pictures/def/small' } }, { small: { url: '/v1/pictures/abc/small' } }],
  materials: [{ type: { id: 5, name: 'Shell' }, attribute: null, value: 'wool' }],
  externalLink: null,
  subsidiaryInfo: null,
  maxPieceCount: null,
  priority: 3,
} as unknown as ProductDetail;

test('each field has a value for a new and for an existing product', () => {
  const names = fields.map(({ name }) => name).sort();
  expect(Object.keys(emptyProduct).sort()).toEqual(names);
  expect(Object.keys(productValues(product)).sort()).toEqual(names);
});

test('sends only the changed fields, in the form of the API', () => {
  const values = { ...productValues(product), category_id: '', contents: 'def', code: ' X ', price: '' };
  const changed = ['category_id', 'contents', 'code', 'price'];
  expect(productBody(bodyOf(fields, values, changed))).toEqual({
    category_id: null,
    contents: ['def'],
    code: 'X',
  });
});

test('sends pictures as hashes and choices as numbers', () => {
  const values = { ...productValues(product), season_id: '4', cover_image: '' };
  expect(productValues(product)).toMatchObject({ cover_image: 'abc', contents: 'def,abc' });
  expect(productBody(bodyOf(fields, values, ['season_id', 'cover_image', 'materials']))).toEqual({
    season_id: 4,
    cover_image: null,
    materials: [{ material_type_id: 5, attribute: null, value: 'wool' }],
  });
});
