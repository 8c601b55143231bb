import { t } from 'i18next';
import { MaterialBody, NewProductBody, SizeBody } from '#write-api/products/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { materialFields, productFields } from '../product-form-fields.ts';
import { newSizeFields, sizeFields } from '../size-fields.ts';

const none = { brands: [], categories: [], seasons: [], styles: [] };

export const forms: readonly FormSample[] = [
  { form: 'a product', fields: Object.values(productFields(t, none, true)).flat(), body: NewProductBody },
  { form: 'a product’s size', fields: sizeFields(t, [], []), body: SizeBody },
  { form: 'a size of a new product', fields: newSizeFields(t, [], []), body: SizeBody },
  { form: 'a product’s material', fields: materialFields(t, []), body: MaterialBody },
];
