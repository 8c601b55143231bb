import { personKey } from '#domain/members/person.ts';
import type { DamageText } from '#domain/tryset-items/damage.ts';
import type { TrysetItemRow } from '#projections/tryset-items/tables.ts';
import type { ReadDeps } from '../deps.ts';
import { sizesBelow } from '../kit/shown/picture.ts';
import type { TrysetItemDetail } from './contract.ts';

/** The report that an item arrived damaged, with its text; null without one. */
export async function damageOf(
  { unsealer }: Pick<ReadDeps, 'unsealer'>,
  { id, userId, damage }: Pick<TrysetItemRow, 'id' | 'userId' | 'damage'>,
): Promise<TrysetItemDetail['damage']> {
  if (damage === null) return null;
  const { reportedAt: time, content, pictures } = damage;
  const said = (await unsealer.unseal(personKey('user', userId), content)) as DamageText | null;
  const address = (hash: string) => sizesBelow(`/v2/trysets/items/${id}/pictures/${hash}`);
  return { time, text: said?.text ?? null, pictures: said === null ? [] : pictures.map(address) };
}
