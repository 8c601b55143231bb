import type { Garment } from './allocate.ts';
import type { ProductRow } from './products-file.ts';
import { compound } from './refs.ts';
import type { Rental } from './row.ts';

/** A product as the import registers it. `ref` is its name in the ledger. */
export interface ProductPlan {
  ref: string;
  code: string;
  name: string;
  brand: string;
  category: string;
  /** Price in whole units of money; 0 if the file has none. */
  price: number;
  sizes: SizePlan[];
}

export interface SizePlan {
  ref: string;
  name: string;
}

/** Brands, categories and size types by name, products, and the product and size of each garment. */
export interface Masters {
  brands: string[];
  categories: string[];
  sizeTypes: string[];
  products: ProductPlan[];
  ofGarment: Map<Garment, { product: ProductPlan; size: SizePlan }>;
}

/** The additional data from the command line and the products file. */
export interface MasterOptions {
  /** The brand of products for which the file names none. */
  brand: string;
  products: ReadonlyMap<string, ProductRow>;
}

/** The category and size of a garment for which the file names none. */
export const unnamed = { category: 'uncategorized', size: 'ONE SIZE' } as const;

/**
 * Derives the reference data from the garments. A garment without a product_ref gets a product of its own. Data in
 * the products file takes precedence over that of a product's first rental.
 */
export function deriveMasters(garments: readonly Garment[], options: MasterOptions): Masters {
  const products = new Map<string, ProductPlan>();
  const ofGarment: Masters['ofGarment'] = new Map();
  for (const garment of garments) {
    const rental = garment.rentals[0]?.rental;
    if (rental === undefined) continue;
    const ref = productRefOf(rental);
    const product = products.get(ref) ?? describe(ref, rental, options);
    products.set(ref, product);
    const name = rental.size ?? unnamed.size;
    const known = product.sizes.find((size) => size.name === name);
    const size = known ?? { ref: compound(ref, name), name };
    if (known === undefined) product.sizes.push(size);
    ofGarment.set(garment, { product, size });
  }
  const all = [...products.values()];
  const distinct = (names: readonly string[]) => [...new Set(names)];
  return {
    brands: distinct(all.map(({ brand }) => brand)),
    categories: distinct(all.map(({ category }) => category)),
    sizeTypes: distinct(all.flatMap(({ sizes }) => sizes.map(({ name }) => name))),
    products: all,
    ofGarment,
  };
}

function productRefOf({ productRef, itemRef }: Rental): string {
  return productRef === null ? compound('item', itemRef) : compound('product', productRef);
}

function describe(ref: string, rental: Rental, { brand, products }: MasterOptions): ProductPlan {
  const code = rental.productRef ?? rental.itemRef ?? '';
  const sheet = rental.productRef === null ? undefined : products.get(rental.productRef);
  const category = sheet?.category ?? rental.category;
  return {
    ref,
    code,
    name: sheet?.name ?? rental.productName ?? (category === null ? code : `${category} ${code}`),
    brand: sheet?.brand ?? rental.brand ?? brand,
    category: category ?? unnamed.category,
    price: sheet?.retailPrice ?? 0,
    sizes: [],
  };
}
