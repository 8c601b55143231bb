import { randomUUID } from 'node:crypto';
import type { BrandAdminCaller, Caller, MemberCaller, StaffCaller } from '#http/caller.ts';
import type { TestWriteSide } from './write-side.ts';

export const staff: StaffCaller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

/** A card that the simulated provider accepts. */
export const aCard = {
  card_number: '4242424242424242',
  expiry: '2031-07',
  birth: '900817',
  pwd_2digit: '12',
};

/** A test house: a brand with one of everything that belongs to it, and a member whose request reserved one of its garments. */
export interface House {
  admin: BrandAdminCaller;
  member: MemberCaller;
  brandId: number;
  phoneId: string;
  /** The id of the brand's card; the member has a card too. */
  cardId: number;
  productId: number;
  sizeId: number;
  /** The ids of a requested garment and a free one. */
  stockIds: [held: number, free: number];
  trysetId: number;
  itemId: number;
  /** The ids of the comments, by the path of the entity that each is about. */
  commentIds: Readonly<Record<string, string>>;
  viewId: number;
}

/** Creates a test house through the API. */
export async function givenHouse(side: Pick<TestWriteSide, 'call'>, name: string): Promise<House> {
  const make = async (caller: Caller, url: string, body: object) => {
    const answer = await side.call(caller, 'POST', url, body);
    if (answer.status >= 300)
      throw new Error(`${url} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id: brandId } = await make(staff, '/v1/brands', { name, is_published: true });
  const password = 'tryset-demo';
  const { id: adminId } = await make(staff, `/v1/brands/${brandId}/admins`, {
    username: `${name}.admin`,
    password,
  });
  const admin = { label: 'brand_admin', id: adminId, name, brandId, brand: { name, nameKo: null } } as const;
  const phone = await make(staff, `/v1/brands/${brandId}/phones`, { name: 'Office', phone: '02-123-4567' });
  const { id: cardId } = await make(staff, `/v1/brands/${brandId}/cards`, aCard);
  const { id: productId } = await make(staff, '/v2/products', {
    brand_id: brandId,
    name: `${name} coat`,
    gender: 'female',
    original_price: 100_000,
    is_published: true,
  });
  const size = await make(staff, `/v2/products/${productId}/sizes`, { name: 'M' });
  const sizeId = size.productSizeId ?? size.sizeId ?? size.id;
  const stockIds: number[] = [];
  for (const label of ['1', '2']) {
    // Codes have a random part, since the store may contain the garments of earlier runs.
    const garment = { product_size_id: sizeId, code: `${name}-${randomUUID()}-${label}` };
    const { id } = await make(staff, '/v1/stocks', garment);
    await make(staff, `/v1/stocks/${id}/actions/enter`, {});
    stockIds.push(id);
  }
  const { id: userId } = await make(staff, '/v1/users', { username: `${name}.member`, role: 'influencer' });
  const member = { label: 'user', id: userId, name: `${name}.member` } as const;
  await make(member, '/v1/users/cards', aCard);
  const who = { name: 'Mina', phone: '010-1234-5678' };
  const tryset = await make(staff, '/v2/trysets', {
    user_id: userId,
    product_size_ids: [sizeId],
    ...who,
    destination: { ...who, address: 'Seoul' },
  });
  const [held = 0, free = 0] = stockIds;
  const state = { filters: {}, order: null, columns: null, density: null, size: null };
  const commentIds: Record<string, string> = {};
  for (const path of [
    `/v2/trysets/items/${tryset.items[0].id}`,
    `/v2/trysets/${tryset.id}`,
    `/v1/stocks/${held}`,
    `/v2/products/${productId}`,
  ]) {
    commentIds[path] = (
      await make(staff, `${path}/comments`, { text: name, audience: 'everyone' })
    ).commentId;
  }
  const view = await make(admin, '/v1/views', { room: 'stocks', name, state, is_shared: true });
  return {
    admin,
    member,
    brandId,
    phoneId: phone.phoneId ?? phone.id,
    cardId,
    productId,
    sizeId,
    stockIds: [held, free],
    trysetId: tryset.id,
    itemId: tryset.items[0].id,
    commentIds,
    viewId: view.id,
  };
}
