import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from '#http/contract.ts';
import { call } from '../kit/calls.ts';
import { ownMember } from '../kit/own-member.ts';

/** An order of an own member for own garments of brand-a. */
export interface GivenOrder {
  id: number;
  itemIds: number[];
  /** The codes of garments that the order may get. It gets as many as it has items. */
  codes: string[];
  /** The key of the provider's page on which the buyer pays. */
  merchantUid: string;
}

interface Placed extends CommandAnswer {
  paymentRequest: { merchantUid: string };
}

/** Places an unpaid order of this many garments. */
export async function givenOrder(amount: number): Promise<GivenOrder> {
  const made = (path: string, body: object) => call<CommandAnswer>('staff', 'POST', path, body);
  const { id: productId } = await made('/v2/products', {
    brand_id: 1,
    name: `Parka ${randomUUID().slice(0, 8)}`,
    gender: 'female',
    original_price: 20_000,
    is_commerce_sale_available: true,
    is_published: true,
  });
  const { id: sizeId } = await made(`/v2/products/${productId}/sizes`, { name: 'M' });
  const codes = Array.from({ length: amount }, () => `PK-${randomUUID().slice(0, 8).toUpperCase()}`);
  for (const code of codes) {
    const { id } = await made('/v1/stocks', { product_size_id: sizeId, code });
    await made(`/v1/stocks/${id}/actions/enter`, {});
  }
  const member = await ownMember({ role: 'curator' });
  const to = { name: '김포장', phone: '010-0000-3000' };
  const placed = await call<Placed>('staff', 'POST', '/v2/orders', {
    user_id: member.id,
    ...to,
    destination: { ...to, address: '서울시 마포구 월드컵로 1' },
    invoice_items: codes.map(() => ({ type: 'product_v2', product_size_id: sizeId })),
    payment_method: 'kakaopay',
  });
  const itemIds = codes.map((_, index) => placed.id * 100 + index + 1);
  return { id: placed.id, itemIds, codes, merchantUid: placed.paymentRequest.merchantUid };
}
