import type { Case, House } from '../table.ts';

const sized = async (house: House) => {
  const row = await house.take('/v2/products?limit=100&is_published=true');
  const { body } = await house.ask(house.callers.staff, 'GET', `/v2/products/${row.id}`);
  return { productId: row.id, sizeId: body.sizes[0].id, brandId: row.brandId };
};

export const commerceStockCases: Case[] = [
  {
    name: 'getCommerceProductStocksByProductId',
    admits: ['staff', 'auditor', 'ownBrand'],
    good: async (house) => {
      const { productId, brandId } = await sized(house);
      return { variables: { productId }, brandId };
    },
    twin: ({ productId }) => ({ method: 'GET', path: `/v2/products/${productId}/commerce_stocks` }),
  },
  {
    name: 'setProductForCommerceSale',
    admits: ['staff', 'ownBrand'],
    good: async (house) => {
      const { productId, sizeId, brandId } = await sized(house);
      const sizes = [{ productSizeId: sizeId, isForSale: true }];
      return { variables: { input: { productId, isForSale: true, sizes } }, brandId };
    },
    twin: ({ input }) => ({
      method: 'PATCH',
      path: `/v2/products/${input.productId}`,
      body: { is_commerce_sale_available: true },
    }),
    facts: () => null,
  },
  {
    name: 'updateAvailableCommerceProductStockCount',
    admits: ['staff', 'ownBrand'],
    // The product is not visible to the other brand, so the graph cannot name it.
    ownErrors: { otherBrand: 'product_size.not_found' },
    good: async (house) => {
      const { productId, sizeId, brandId } = await sized(house);
      return { variables: { id: sizeId, availableCount: 3, productId }, brandId };
    },
    twin: ({ id, productId, availableCount }) => ({
      method: 'PUT',
      path: `/v2/products/${productId}/commerce_stocks/${id}`,
      body: { available_count: availableCount },
    }),
    facts: ({ id }) => `/v2/products/commerce_stocks/${id}`,
  },
];
