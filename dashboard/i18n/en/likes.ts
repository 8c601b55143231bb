export const likes = {
  title: 'Likes',
  none: 'Nothing yet.',
  count: 'Likes of members',
  more: '{{amount}} more',
  brands: 'Brands',
  products: 'Products',
  looks: 'Looks',
  magazines: 'Magazines',
  one: {
    brandId: 'brand {{name}}',
    productId: 'product {{name}}',
    lookId: 'look {{name}}',
    magazineId: 'magazine {{name}}',
  },
} as const;
