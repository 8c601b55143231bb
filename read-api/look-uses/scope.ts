import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Uses that the caller may see: staff see all, brand admins their brand's, and members those of their looks. */
export function lookUsesFor(db: ReadModels, caller: Caller) {
  const uses = db.selectFrom('read.lookUses as use');
  if (caller.label === 'staff') return uses;
  return caller.label === 'user'
    ? uses.where('use.userId', '=', caller.id)
    : uses.where('use.brandId', '=', caller.brandId);
}

/** The same, with the brand, the look and its member. `now` decides the possible actions. */
export function wholeUses(db: ReadModels, caller: Caller, now: string) {
  return lookUsesFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'use.brandId')
    .leftJoin('read.looks as look', 'look.id', 'use.lookId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || use.user_id`),
    )
    .selectAll('use')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(['look.life', 'look.snsType', 'look.link', 'look.postedAt', 'look.images', 'look.userGender'])
    .select(['look.likeCount', 'look.commentCount', 'look.viewCount', 'look.followers'])
    .select(['person.username', 'person.name as realName'])
    .select(sql<string | null>`person.sns #>> '{instagram,username}'`.as('instagramUsername'))
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type LookUseFound = Awaited<ReturnType<ReturnType<typeof wholeUses>['execute']>>[number];
