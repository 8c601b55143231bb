import type { Product } from '#read-api/products/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { call, type Found, findItems, findStocks, itemsPath } from '../kit/calls.ts';

const perTryset = 3;

interface Requested {
  id: number;
  items: { id: number }[];
}

/** Ids of sizes with a free garment, in groups of three. The products of a group differ. */
async function freeSizes(amount: number): Promise<number[][]> {
  const { data } = await findStocks('statuses=in_stock&is_out_requested=false&limit=500');
  const products = await call<Found<Product>>('staff', 'GET', '/v2/products?limit=500');
  const lent = new Set(products.data.filter(({ useMode }) => useMode === 'rent').map(({ id }) => id));
  const left = data.filter(({ product }) => lent.has(product.id));
  const trysets: number[][] = [];
  for (let tryset: number[] = [], chosen = new Set<number>(); trysets.length * perTryset < amount; ) {
    const at = left.findIndex(({ product }) => !chosen.has(product.id));
    const [next] = left.splice(at, 1);
    if (at < 0 || next === undefined) throw new Error('the demo has no such garments left');
    tryset.push(next.productSize.id);
    chosen.add(next.product.id);
    if (tryset.length < perTryset) continue;
    trysets.push(tryset);
    tryset = [];
    chosen = new Set();
  }
  return trysets;
}

/** Creates items on their way back from members, each in its own parcel; three per tryset. */
export async function givenReturns(amount: number): Promise<TrysetItem[]> {
  const ids: number[] = [];
  const trysets: number[] = [];
  for (const product_size_ids of await freeSizes(amount)) {
    const unique = `return-${Date.now().toString(36)}-${trysets.length}`;
    const member = await call<{ id: number }>('staff', 'POST', '/v1/users', {
      username: unique,
      role: 'influencer',
      real_name: '김미나',
    });
    const tryset = await call<Requested>('staff', 'POST', '/v2/trysets', {
      user_id: member.id,
      product_size_ids,
      name: '김미나',
      phone: '010-1234-5678',
      destination: { name: '김미나', phone: '010-1234-5678', address: '서울시 마포구 1' },
    });
    trysets.push(tryset.id);
    ids.push(...tryset.items.map(({ id }) => id));
  }
  const each = (action: string, body: object = {}) =>
    call('staff', 'POST', `${itemsPath}/actions/${action}`, { ids, ...body });
  const parcel = { courier: 'HANJIN', tracking_number: '4400-1122' };
  await each('accept');
  await each('outbound', parcel);
  await each('force_delivered', { reason: 'the member has it' });
  for (const id of trysets) {
    await call('staff', 'POST', `/v2/trysets/${id}/return-request`, {});
    await call('staff', 'POST', `/v2/trysets/${id}/return-accept`, {});
  }
  for (const id of ids) {
    await call('staff', 'POST', `${itemsPath}/${id}/actions/return_item`, {
      ...parcel,
      tracking_number: `7700-${id}`,
    });
  }
  const { data } = await findItems(`statuses=return_delivering&tryset_ids=${trysets.join(',')}&limit=500`);
  if (data.length !== ids.length) throw new Error(`${data.length} of ${ids.length} are on their way back`);
  return data;
}
