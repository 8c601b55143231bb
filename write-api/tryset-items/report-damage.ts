import { storedText } from '#domain/comments/comment-text.ts';
import { personKey } from '#domain/members/person.ts';
import type { DamageText } from '#domain/tryset-items/damage.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy, visibleState } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { pictureSent } from '../kit/pictures/picture-named.ts';
import { trysetItemEntity } from './entity.ts';

/** A report of damage; `pictures` are keys of the pictures sent with it. */
interface DamageSaid {
  text: string;
  pictures?: readonly string[];
}

/**
 * Reports that an item arrived damaged. The member's key seals the text. The pictures are hidden from the public before they are
 * stored. Throws 404 if the caller does not see the item, and 409 if the item's table refuses the report. Throws 422
 * `picture.unknown` for a picture that was not sent.
 */
export async function reportDamage(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  { text, pictures: keys = [] }: DamageSaid,
): Promise<Changed> {
  const { caller, context, seenRevision, uploads } = asked;
  const { userId } = await visibleState(deps, trysetItemEntity, id, caller, context);
  const use = { certificate_of: null, ticket_of: null, damage_of: id };
  const hashes: string[] = [];
  for (const key of keys) hashes.push(await pictureSent(asked, key, use));
  const said: DamageText = { text: storedText(text) };
  const content = await deps.seal(personKey('user', userId), said);
  // The same picture may be sent under two keys.
  const command = { action: 'report_damage', content, pictures: [...new Set(hashes)] } as const;
  const target = { on: 'tryset_item', id, command } as const;
  const beside = deps.incoming.beside(uploads, context);
  const outcome = await runTarget(deps.streams, target, context, seenRevision, beside);
  return changedBy(id, outcome, seenRevision);
}
