import { demoBrands } from '../catalog/brands.ts';
import { demoProducts } from '../catalog/products.ts';
import type { DemoDeps } from '../deps.ts';
import type { Given } from '../setting.ts';
import { brandPicture } from './brand.ts';
import { garmentPicture } from './garment.ts';

/** Draws and keeps the pictures, one after the other, so that what else the process does comes in between. */
export async function storePictures({ storePicture }: DemoDeps): Promise<Given['pictures']> {
  const keep = (png: Buffer) => storePicture(png, 'image/png');
  const products: string[] = [];
  for (const { article, color } of demoProducts) products.push(await keep(garmentPicture(article, color)));
  const brands: { list: string; logo: string }[] = [];
  for (const { color } of demoBrands) {
    brands.push({
      list: await keep(brandPicture(color, { width: 480, height: 320 })),
      logo: await keep(brandPicture(color, { width: 240, height: 240 })),
    });
  }
  return { products, brands };
}
