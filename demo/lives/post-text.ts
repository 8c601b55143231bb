import type { DemoBrand } from '../catalog/brands.ts';
import type { Country } from '../catalog/countries.ts';
import type { Chance } from '../chance.ts';

/** Text of a post: a sentence, the brands by name and hashtag, and the paid tag unless the member forgot it. */
export function postText(
  chance: Chance,
  { posts, tags }: Country,
  brands: readonly DemoBrand[],
  { saysPaid }: { saysPaid: boolean },
): string {
  const names = brands.map(({ instagramId }) => `@${instagramId}`);
  const named = brands.map(({ nameKo }) => `#${nameKo.replaceAll(' ', '')}`);
  return `${chance.pick(posts)}\n${[...names, ...named, tags.daily, ...(saysPaid ? [tags.paid] : [])].join(' ')}`;
}
