import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Account } from './accounts.ts';
import { call, findItems, itemsPath, stocksPath } from './calls.ts';

let amount = 0;

/**
 * Creates requested items of a brand, one per tryset, with their own garments and member. Tests thus share no items,
 * and enough exist at any hour of the demo.
 */
export async function requestedItems(account: Account, wanted: number): Promise<TrysetItem[]> {
  amount += 1;
  const unique = amount;
  // Uses a garment that has been lent before, as a garment that was never lent may be a gift.
  const [lent] = (await findItems('limit=1&statuses=return_delivered', account)).data;
  if (lent === undefined) throw new Error(`nothing of ${account} has come back`);
  const garmentIds: number[] = [];
  for (let index = 0; index < wanted; index++) {
    const body = {
      product_size_id: lent.productSize.id,
      code: `E2E-${unique}-${index + 1}`,
      quality: 'new',
    };
    const { id } = await call<{ id: number }>('staff', 'POST', stocksPath, body);
    garmentIds.push(id);
  }
  await call('staff', 'POST', `${stocksPath}/actions/enter`, { ids: garmentIds });
  const member = { username: `given-${unique}-${process.pid}`, role: 'influencer', real_name: '김소포' };
  const { id: userId } = await call<{ id: number }>('staff', 'POST', '/v1/users', member);
  const ids: number[] = [];
  for (let index = 0; index < wanted; index++) {
    const tryset = await call<{ items: { id: number }[] }>('staff', 'POST', '/v2/trysets', {
      user_id: userId,
      product_size_ids: [lent.productSize.id],
      name: '김소포',
      phone: '010-0000-2000',
      destination: { name: '김소포', phone: '010-0000-2000', address: `서울시 마포구 ${index + 1}` },
    });
    ids.push(...tryset.items.map(({ id }) => id));
  }
  const { data } = await findItems(`ids=${ids.join(',')}&limit=500`);
  if (data.length !== wanted) throw new Error(`${data.length} of ${wanted} are requested`);
  return data;
}

/** Creates one item as `requestedItems` does. */
export async function requestedItem(): Promise<TrysetItem> {
  const [item] = await requestedItems('brand-a', 1);
  if (item === undefined) throw new Error('nothing was requested');
  return item;
}

/** Creates and accepts items as `requestedItems` does. Returns their ids. */
export async function preparingItems(account: Account, wanted: number): Promise<number[]> {
  const ids = (await requestedItems(account, wanted)).map(({ id }) => id);
  await call('staff', 'POST', `${itemsPath}/actions/accept`, { ids });
  await findItems(`ids=${ids.join(',')}`);
  return ids;
}
