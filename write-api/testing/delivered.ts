import type { Preparing } from './creations.ts';
import { staff } from './house.ts';

const person = { name: 'Mina', phone: '010-1234-5678' };

/** Returns the body of a request for one garment of a size. */
const trysetBody = ({ house }: Preparing, sizeId: number) => ({
  ...person,
  destination: { ...person, address: 'Seoul' },
  user_id: house.member.id,
  product_size_ids: [sizeId],
});

/** Registers a garment that is in stock. */
export async function inStock({ made }: Preparing, sizeId: number, code: string): Promise<void> {
  await made(`/v1/stocks/${await made('/v1/stocks', { product_size_id: sizeId, code })}/actions/enter`, {});
}

/** Requests a tryset with one garment of the size. */
export function trysetOf(preparing: Preparing, sizeId: number): Promise<number> {
  return preparing.made('/v2/trysets', trysetBody(preparing, sizeId));
}

/** Creates an item that was delivered to the member and paid with these points; returns its id. */
export async function delivered(preparing: Preparing, requestedPoints = 0): Promise<number> {
  const { side, house, name, made } = preparing;
  await inStock(preparing, house.sizeId, name);
  const wish = { ...trysetBody(preparing, house.sizeId), requested_points: requestedPoints };
  const { body } = await side.call(staff, 'POST', '/v2/trysets', wish);
  const [{ id }] = body.items;
  const act = (action: string, said: object) => made(`/v2/trysets/items/${id}/actions/${action}`, said);
  await act('accept', {});
  await act('outbound', { courier: 'HANJIN', tracking_number: name });
  await act('force_delivered', { reason: 'it is there' });
  return id;
}
