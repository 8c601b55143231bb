import { numberOnLabel } from '#domain/labels/label-codes.ts';
import { scanned } from '#domain/text/scanned.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import type { DeskParts } from './desk-parts.ts';
import type { PackingDesk, Problem, Swap } from './desk-state.ts';
import type { Parcel } from './parcels.ts';

/** The longest text that may be a code. */
const longest = 200;

/**
 * What a text means that names nothing to pack: a garment that may go instead of one of the open parcel, or the reason why
 * it is of no use here.
 * @throws if the server refuses the question or is out of reach
 */
export async function lookUp(
  { api, newId }: DeskParts,
  text: string,
  parcel: Parcel | null,
  { scanned: ticked }: PackingDesk,
): Promise<{ swap: Swap } | { problem: Problem }> {
  const code = scanned(text).trim().slice(0, longest);
  const stock = code.includes(',') ? undefined : await garmentOf(api, code);
  if (stock === undefined) return { problem: await ofTryset(api, code) };
  if (stock.latestOutStockRequestStatus === 'requested') {
    return { problem: { kind: 'wantedBack', code: stock.code } };
  }
  if (stock.status !== 'in_stock') {
    return { problem: { kind: 'notFree', code: stock.code, status: stock.status } };
  }
  const missing = parcel?.garments.find(
    ({ itemId, productSize }) => productSize.id === stock.productSize.id && !ticked.includes(itemId),
  );
  if (missing === undefined) {
    const product = `${stock.product.name} · ${stock.productSize.name}`;
    return { problem: { kind: 'otherSize', code: stock.code, product } };
  }
  const { itemId, code: from } = missing;
  return { swap: { itemId, from, stockId: stock.id, code: stock.code, intent: newId() } };
}

async function garmentOf(api: DeskParts['api'], code: string): Promise<StockItem | undefined> {
  const query = { codes: code, limit: 1 };
  return (await api.call<{ data: StockItem[] }>('GET', '/v1/stocks', { query })).data.data[0];
}

async function ofTryset(api: DeskParts['api'], code: string): Promise<Problem> {
  const number = numberOnLabel(code);
  if (number === null) return { kind: 'unknown', code };
  const query = { ids: number.id, limit: 1 };
  const { data } = await api.call<{ data: Tryset[] }>('GET', '/v2/trysets', { query });
  return data.data.length === 0 ? { kind: 'unknown', code } : { kind: 'notWaiting', tryset: number.id };
}
