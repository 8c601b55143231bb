import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { Product, ProductDetail } from '#read-api/products/contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const getProduct = restCall<ProductDetail>('getProduct', 'GET', '/v2/products/{id}');
export const listProducts = restCall<PageOf<Product>>('listProducts', 'GET', '/v2/products');
export const updateProduct = restCall<CommandAnswer>('updateProduct', 'PATCH', '/v2/products/{id}');
export const deleteProductSize = restCall<CommandAnswer>(
  'deleteProductSize',
  'DELETE',
  '/v2/products/{id}/sizes/{size_id}',
);
