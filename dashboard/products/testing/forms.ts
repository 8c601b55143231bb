import { t } from 'i18next';
import { NewProductBody, SizeBody } from '#write-api/products/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { productFields } from '../product-form-fields.ts';
import { sizeFields } from '../size-fields.ts';

const none = { brands: [], categories: [], seasons: [], styles: [] };

export const forms: readonly FormSample[] = [
  { form: 'a product', fields: Object.values(productFields(t, none, true)).flat(), body: NewProductBody },
  { form: 'a product’s size', fields: sizeFields(t, [], []), body: SizeBody },
];
