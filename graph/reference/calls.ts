import type { PageOf } from '#http/lists.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { restCall } from '../kit/rest-call.ts';
import type { CategoryEntry } from './types.ts';

export const listMaterialTypes = restCall<PageOf<ReferenceEntry>>(
  'listMaterialTypeEntries',
  'GET',
  '/v2/material-types',
);
export const listCategories = restCall<PageOf<CategoryEntry>>('listCategoryEntries', 'GET', '/v2/categories');
