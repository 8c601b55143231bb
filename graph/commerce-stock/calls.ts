import type { CommandAnswer } from '#http/contract.ts';
import type { CommerceStock, CommerceStocks } from '#read-api/commerce-stock/contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const listCommerceStocks = restCall<CommerceStocks>(
  'listCommerceStocks',
  'GET',
  '/v2/products/{id}/commerce_stocks',
);
export const getCommerceStock = restCall<CommerceStock>(
  'getCommerceStock',
  'GET',
  '/v2/products/commerce_stocks/{id}',
);
export const replaceCommerceStock = restCall<CommandAnswer>(
  'replaceCommerceStock',
  'PUT',
  '/v2/products/{id}/commerce_stocks/{size}',
);
