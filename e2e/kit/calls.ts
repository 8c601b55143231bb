import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from '#http/contract.ts';
import type { StockItem, StockItemDetail } from '#read-api/stock/contract.ts';
import type { TrysetItem, TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { settled } from '#test/settled.ts';
import { type Account, tokensOf } from './accounts.ts';
import { house } from './house.ts';

/** The highest position of all writes by tests and pages; later reads wait for it. */
let seen = 0n;

/** Records the position in the answer to a write. */
export function notePosition(method: string, position: string | null | undefined): void {
  if (method === 'GET' || position == null) return;
  if (BigInt(position) > seen) seen = BigInt(position);
}

/** Calls the API directly. Repeats a read until it is up to date. Throws if the server refuses the call. */
export async function call<Answer>(
  account: Account,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { accessToken } = await tokensOf(account);
  const since: Record<string, string> =
    method === 'GET' ? { 'x-min-position': String(seen) } : { 'idempotency-key': randomUUID() };
  const ask = () =>
    fetch(`${house().server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...since,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const response = await settled(ask);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  notePosition(method, response.headers.get('x-position'));
  return (await response.json()) as Answer;
}

let read = 0n;

/**
 * Resolves once the read models include all writes so far. A reloaded page does not know which position to wait for.
 */
export async function untilRead(): Promise<void> {
  const sought = seen;
  if (sought <= read) return;
  await call('staff', 'GET', '/v1/brands?limit=1');
  read = sought;
}

export interface Found<Row> {
  count: number;
  data: Row[];
}

export const itemsPath = '/v2/trysets/items';
export const stocksPath = '/v1/stocks';

export const findItems = (query: string, account: Account = 'staff') =>
  call<Found<TrysetItem>>(account, 'GET', `${itemsPath}?${query}`);

export const findStocks = (query: string, account: Account = 'staff') =>
  call<Found<StockItem>>(account, 'GET', `${stocksPath}?${query}`);

export const readItem = (id: number) => call<TrysetItemDetail>('staff', 'GET', `${itemsPath}/${id}`);
export const readStock = (id: number) => call<StockItemDetail>('staff', 'GET', `${stocksPath}/${id}`);

export const actOnStock = (id: number, action: string, body: object = {}, account: Account = 'staff') =>
  call<CommandAnswer>(account, 'POST', `${stocksPath}/${id}/actions/${action}`, body);

const given = new Set<string>();

/** Returns an item that no other test gets, so that each test changes its own. */
export async function ownItem(query: string): Promise<TrysetItem> {
  return own('tryset_item', await findItems(`limit=500&${query}`));
}

/** Returns a garment that no other test gets. */
export async function ownStock(query: string, account: Account = 'staff'): Promise<StockItem> {
  return own('stock_item', await findStocks(`limit=500&${query}`, account));
}

function own<Row extends { id: number }>(kind: string, { data }: Found<Row>): Row {
  const row = data.find(({ id }) => !given.has(`${kind} ${id}`));
  if (row === undefined) throw new Error(`the demo has no such ${kind} left`);
  given.add(`${kind} ${row.id}`);
  return row;
}
