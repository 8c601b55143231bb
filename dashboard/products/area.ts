import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts } from '../room-texts.ts';

/** The brands' products with their sizes, pictures and prices. */
export const products: Area = {
  rooms: [
    {
      name: 'products',
      path: '/products',
      access: 'shell',
      section: 'catalogue',
      place: 1,
      icon: 'product',
      startOf: 'brand_admin',
      page: {
        texts: [...listTexts, 'products', 'stock'],
        load: () => import('./products-page.tsx').then((m) => m.ProductsPage),
      },
    },
    {
      name: 'productsOld',
      path: '/products-oldview',
      access: 'staff',
      section: 'catalogue',
      place: 2,
      icon: 'table',
      page: {
        texts: ['lists', 'forms', 'products', 'parcels'],
        load: () => import('./plain/plain-page.tsx').then((m) => m.PlainPage),
      },
    },
    {
      name: 'productEdit',
      path: '/products/edit/:id',
      access: 'shell',
      staff: 'operator',
      section: 'catalogue',
      under: 'products',
      page: {
        texts: ['lists', 'forms', 'products'],
        load: () => import('./product-edit-page.tsx').then((m) => m.ProductEditPage),
      },
    },
    {
      name: 'productCreate',
      path: '/product/create',
      access: 'shell',
      section: 'catalogue',
      under: 'products',
      isAction: true,
      page: {
        texts: ['lists', 'forms', 'products'],
        load: () => import('./product-create-page.tsx').then((m) => m.ProductCreatePage),
      },
    },
    {
      name: 'product',
      path: '/products/detail/:id',
      access: 'shell',
      section: 'catalogue',
      under: 'products',
      page: {
        texts: [...detailTexts, 'forms', 'orders', 'products'],
        load: () => import('./product-page.tsx').then((m) => m.ProductPage),
      },
    },
  ],
  kinds: {
    product: {
      page: (id) => `/products/detail/${id}`,
      statuses: 'product.status',
      lookup: () => import('./product-lookups.ts').then((m) => m.productLookup),
    },
    product_size: { lookup: () => import('./product-lookups.ts').then((m) => m.productSizeLookup) },
  },
  followed: [{ path: '/v2/products', kind: 'product', also: ['stock_item'] }],
  finder: () => import('./product-finder.ts').then((m) => m.productFinder),
  fieldsOfCodes: {
    'claim.product_code_taken': 'code',
    'product.code_invalid': 'code',
    'product.price_above_original': 'price',
    'product.size_unnamed': 'size_type_id',
    'product.size_exists': 'size_type_id',
  },
};
