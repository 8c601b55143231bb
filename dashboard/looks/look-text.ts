import type { TFunction } from 'i18next';
import type { Look } from '#read-api/looks/contract.ts';

type Tagged = Pick<Look, 'lookItemMappings'>;

/** The first product that a look tags, and the number of others. */
export function taggedText(t: TFunction, { lookItemMappings: [first, ...others] }: Tagged): string {
  if (first === undefined) return '';
  const { name } = first.product;
  return others.length === 0 ? name : `${name}, ${t('look.more', { amount: others.length })}`;
}
