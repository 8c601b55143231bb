import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { StockItem, StockItemDetail, StockOverview } from '#read-api/stock/contract.ts';
import { actionCalls } from '../kit/action-calls.ts';
import { restCall } from '../kit/rest-call.ts';

export const getStock = restCall<StockItemDetail>('getStock', 'GET', '/v1/stocks/{id}');
export const listStocks = restCall<PageOf<StockItem>>('listStocks', 'GET', '/v1/stocks');
export const getStockOverview = restCall<StockOverview>('getStockOverview', 'GET', '/v1/stocks/overview');
export const createStockItem = restCall<CommandAnswer>('createStockItem', 'POST', '/v1/stocks');
export const createStockPiece = restCall<CommandAnswer>('createStockPiece', 'POST', '/v1/stocks/{id}/pieces');
export const patchStockItem = restCall<CommandAnswer>('patchStockItem', 'PATCH', '/v1/stocks/{id}');
export const deleteStockItem = restCall<CommandAnswer>('deleteStockItem', 'DELETE', '/v1/stocks/{id}');
export const memoStockItem = restCall<CommandAnswer>('memoStockItemByPath', 'POST', '/v1/stocks/{id}/memo');

/** The actions of the stock's transition table. */
export const stockActions = actionCalls('StockItem', '/v1/stocks');
