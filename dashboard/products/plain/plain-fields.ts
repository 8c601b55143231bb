import type { TFunction } from 'i18next';
import type { Field, Values } from '../../kit/fields/field.ts';
import { productFields } from '../product-form-fields.ts';
import type { Priced } from './price-changes.ts';

const names: readonly string[] = ['code', 'original_price', 'price'];
const noOptions = { brands: [], categories: [], seasons: [], styles: [] };

/** The form of a row: the fields of the product's form for its code and its prices. */
export function plainFields(t: TFunction): Field[] {
  return Object.values(productFields(t, noOptions, false))
    .flat()
    .filter(({ name }) => names.includes(name));
}

export function plainValues({ code, originalPrice, price }: Priced): Values {
  return { code: code ?? '', original_price: String(originalPrice), price: String(price) };
}
