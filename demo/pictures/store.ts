import { demoBrands } from '../catalog/brands.ts';
import { demoProducts } from '../catalog/products.ts';
import type { DemoDeps } from '../deps.ts';
import type { Given } from '../setting.ts';
import { brandShots } from './brand.ts';
import type { Wish } from './drawn.ts';
import { productShots } from './shots.ts';

type Kept = Pick<DemoDeps, 'draw' | 'storePicture' | 'signal'>;

/** Draws and stores the brands' pictures. They come first, as they are few and the accounts need them. */
export async function storeBrandPictures(deps: Kept): Promise<Given['brandPictures']> {
  const wishes = demoBrands.flatMap((_, brand) => brandShots.map((shot) => ({ brand, shot })));
  const hashes = await kept(wishes, deps);
  return demoBrands.map((_, brand) => {
    const [list = '', logo = '', title = ''] = hashes.slice(brand * brandShots.length);
    return { list, logo, title };
  });
}

/** Draws and stores the products' pictures: `worn` for each product, and the other shots for some. */
export async function storeProductPictures(deps: Kept): Promise<Given['productPictures']> {
  const shown = demoProducts.map((_, product) =>
    isSeenClosely(product) ? productShots : productShots.slice(0, 1),
  );
  const wishes = shown.flatMap((each, product) => each.map((shot) => ({ product, shot })));
  const hashes = await kept(wishes, deps);
  let next = 0;
  return shown.map((each) => {
    const [cover = '', ...contents] = hashes.slice(next, next + each.length);
    next += each.length;
    return { cover, contents };
  });
}

/** Draws and stores the pictures of posts, one per product. */
export function storeLookPictures(deps: Kept): Promise<Given['lookPictures']> {
  return kept(
    demoProducts.map((_, product) => ({ product, shot: 'posted' })),
    deps,
  );
}

/** Whether a product gets all shots. Only every sixth does, to keep the first start short. */
const isSeenClosely = (product: number) => product % 6 === 0;

async function kept(wishes: readonly Wish[], { draw, storePicture, signal }: Kept): Promise<string[]> {
  const hashes: string[] = [];
  for await (const bytes of draw(wishes, signal)) hashes.push(await storePicture(bytes));
  if (hashes.length < wishes.length) throw new Error('the thread that draws the pictures ended too early');
  return hashes;
}
