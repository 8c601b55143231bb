import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { actionCalls } from '../kit/action-calls.ts';
import { restCall } from '../kit/rest-call.ts';

export const getTrysetItem = restCall<TrysetItemDetail>('getTrysetItem', 'GET', '/v2/trysets/items/{id}');

/** The actions of the items' transition table. */
export const itemActions = actionCalls('TrysetItem', '/v2/trysets/items');
