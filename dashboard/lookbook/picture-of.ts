import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { Look } from '#read-api/looks/contract.ts';

/**
 * The picture of a look: its own first picture, otherwise that of the first product it tags; null if neither has one.
 */
export function pictureOf({
  images,
  lookItemMappings,
}: Pick<Look, 'images' | 'lookItemMappings'>): PictureSet | null {
  return images[0]?.image ?? lookItemMappings[0]?.product.coverImage ?? null;
}
