import type { TFunction } from 'i18next';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { Look } from '#read-api/looks/contract.ts';

type Tagged = Pick<Look, 'images' | 'lookItemMappings'>;

/**
 * The picture of a look: its own first picture, otherwise that of the first product it tags; null if neither has one.
 */
export function pictureOf({ images, lookItemMappings }: Tagged): PictureSet | null {
  return images[0]?.image ?? lookItemMappings[0]?.product.coverImage ?? null;
}

/** The first product that a look tags, and the number of others. */
export function taggedText(t: TFunction, { lookItemMappings: [first, ...others] }: Tagged): string {
  if (first === undefined) return '';
  const { name } = first.product;
  return others.length === 0 ? name : `${name}, ${t('look.more', { amount: others.length })}`;
}
