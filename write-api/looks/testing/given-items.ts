import { expect } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { staff } from '../../testing/house.ts';
import { givenStock, type TestWriteSide } from '../../testing/write-side.ts';

const person = { name: 'Mina', phone: '010-1234-5678' };

/** Creates a member with `items` delivered items of different brands, and the admin of the first brand. */
export async function givenItems(side: TestWriteSide, items = 1) {
  const stocks: Awaited<ReturnType<typeof givenStock>>[] = [];
  for (let count = 0; count < items; count++) stocks.push(await givenStock(side, 1));
  const userId = stocks[0]?.userId ?? 0;
  const body = {
    ...person,
    destination: { ...person, address: 'Seoul' },
    user_id: userId,
    product_size_ids: stocks.map(({ productSizeId }) => productSizeId),
  };
  const tryset = await side.call(staff, 'POST', '/v2/trysets', body);
  const itemIds: number[] = tryset.body.items.map(({ id }: { id: number }) => id);
  const act = (id: number, action: string, said?: object) =>
    side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, said);
  for (const id of itemIds) {
    await act(id, 'accept');
    await act(id, 'outbound', { courier: 'HANJIN', tracking_number: String(id) });
    expect((await act(id, 'force_delivered', { reason: 'it is there' })).status).toBe(200);
  }
  const adminOf = (index: number): Caller => ({
    label: 'brand_admin',
    id: 900 + index,
    name: 'Lee',
    brandId: stocks[index]?.brandId ?? 0,
    brand: { name: 'Acme', nameKo: null },
  });
  const brandIds = stocks.map(({ brandId }) => brandId);
  const member: Caller = { label: 'user', id: userId, name: 'mina' };
  return { userId, itemIds, brandIds, member, adminOf };
}
