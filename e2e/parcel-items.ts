import type { Account } from './accounts.ts';
import { call, findItems, itemsPath, stocksPath } from './calls.ts';

let amount = 0;

/**
 * Items of a brand that are being prepared, each in a tryset of its own: with garments and a member of their own, so that no
 * other test's are taken.
 */
export async function preparingItems(account: Account, wanted: number): Promise<number[]> {
  // What came back once was lent, not given.
  const [lent] = (await findItems('limit=1&statuses=return_delivered', account)).data;
  if (lent === undefined) throw new Error(`nothing of ${account} has come back`);
  amount += 1;
  const garmentIds: number[] = [];
  for (let index = 0; index < wanted; index++) {
    const body = {
      product_size_id: lent.productSize.id,
      code: `E2E-${amount}-${index + 1}`,
      quality: 'new',
    };
    const { id } = await call<{ id: number }>('staff', 'POST', stocksPath, body);
    garmentIds.push(id);
  }
  await call('staff', 'POST', `${stocksPath}/actions/enter`, { ids: garmentIds });
  const member = { username: `parcels-${amount}-${process.pid}`, role: 'influencer', real_name: '김소포' };
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
  await call('staff', 'POST', `${itemsPath}/actions/accept`, { ids });
  await findItems(`ids=${ids.join(',')}`);
  return ids;
}
