import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { call, findItems, itemsPath, stocksPath } from '../kit/calls.ts';

/** Garments to a parcel, each of another product. */
const each = 2;

/** A tryset to pack, the codes of its garments, and one free garment of the first one's size. */
export interface GivenParcel {
  trysetId: number;
  items: readonly TrysetItem[];
  codes: readonly string[];
}

let made = 0;

/** Creates a garment that can be lent, and returns its id. */
async function garmentOf(sizeId: number, code: string): Promise<number> {
  const body = { product_size_id: sizeId, code, quality: 'new' };
  return (await call<{ id: number }>('staff', 'POST', stocksPath, body)).id;
}

/** Sizes of products that have been lent before, as a garment that was never lent may be a gift. */
async function lentSizes(): Promise<number[]> {
  const { data } = await findItems('limit=100&statuses=return_delivered', 'brand-a');
  const sizes = new Map(data.map(({ product, productSize }) => [product.id, productSize.id]));
  if (sizes.size < each) throw new Error('too few products of brand-a have come back');
  return [...sizes.values()].slice(0, each);
}

/** A garment of the first product's size that no tryset has; returns its code. */
export async function freeGarment(): Promise<string> {
  const [sizeId = 0] = await lentSizes();
  const code = `FREE-${++made}-${process.pid}`;
  const id = await garmentOf(sizeId, code);
  await call('staff', 'POST', `${stocksPath}/actions/enter`, { ids: [id] });
  return code;
}

/** Creates trysets of two garments each. All items are accepted, except the second ones without `isAccepted`. */
export async function givenParcels(amount: number, isAccepted = true): Promise<GivenParcel[]> {
  const unique = `${++made}-${process.pid}`;
  const sizes = await lentSizes();
  const ids: number[] = [];
  for (let at = 0; at < amount; at++) {
    for (const [of, size] of sizes.entries()) ids.push(await garmentOf(size, `PK-${unique}-${at}-${of}`));
  }
  await call('staff', 'POST', `${stocksPath}/actions/enter`, { ids });
  const member = { username: `packed-${unique}`, role: 'influencer', real_name: '김포장' };
  const { id: userId } = await call<{ id: number }>('staff', 'POST', '/v1/users', member);
  const trysets: { id: number; items: { id: number }[] }[] = [];
  for (let at = 0; at < amount; at++) {
    trysets.push(
      await call('staff', 'POST', '/v2/trysets', {
        user_id: userId,
        product_size_ids: sizes,
        name: '김포장',
        phone: '010-0000-3000',
        destination: { name: '김포장', phone: '010-0000-3000', address: `서울시 마포구 ${at + 1}` },
      }),
    );
  }
  const accepted = trysets.flatMap(({ items }) => items.slice(0, isAccepted ? each : 1).map(({ id }) => id));
  await call('staff', 'POST', `${itemsPath}/actions/accept`, { ids: accepted });
  const all = trysets.map(({ id }) => id).join(',');
  const { data } = await findItems(`tryset_ids=${all}&order=id&limit=500`);
  return trysets.map(({ id: trysetId }) => {
    const items = data
      .filter((item) => item.trysetId === trysetId)
      .toSorted((one, other) => one.id - other.id);
    return { trysetId, items, codes: items.map(({ stock }) => stock.code) };
  });
}
