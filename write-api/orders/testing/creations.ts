import type { CreationSample } from '../../testing/creations.ts';
import { inStock } from '../../testing/delivered.ts';

export const creations: readonly CreationSample[] = [
  {
    // One garment per call: if the same request reserved twice, the second reservation would find none.
    paths: /^\/v2\/orders(\/invoices)?$/,
    async known(preparing) {
      const { house, name, made } = preparing;
      const productId = await made('/v2/products', {
        brand_id: house.brandId,
        name,
        gender: 'female',
        original_price: 30_000,
        is_commerce_sale_available: true,
        is_published: true,
      });
      const sizeId = await made(`/v2/products/${productId}/sizes`, { name: 'M' });
      await inStock(preparing, sizeId, name);
      const item = { type: 'product_v2', product_size_id: sizeId };
      return { user_id: house.member.id, invoice_items: [item], payment_method: 'vbank', used_point: 0 };
    },
  },
];
