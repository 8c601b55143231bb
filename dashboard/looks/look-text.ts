import type { TFunction } from 'i18next';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { Look } from '#read-api/looks/contract.ts';

type Tagged = Pick<Look, 'images' | 'lookItemMappings'>;

/** What a look is known by at a glance: its own first picture, else that of what it tags. */
export function pictureOf({ images, lookItemMappings }: Tagged): PictureSet | null {
  return images[0]?.image ?? lookItemMappings[0]?.product.coverImage ?? null;
}

/** The first product that it tags, and how many more. */
export function taggedText(t: TFunction, { lookItemMappings: [first, ...others] }: Tagged): string {
  if (first === undefined) return '';
  const { name } = first.product;
  return others.length === 0 ? name : `${name}, ${t('look.more', { amount: others.length })}`;
}
