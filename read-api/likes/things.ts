import { sql } from 'kysely';
import type { LikeTarget } from '#domain/likes/like-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import { productBrief } from '../briefs/products/brief.ts';
import { productsFor } from '../briefs/products/scope.ts';
import type { ReadModels } from '../database.ts';
import { countersOf } from '../kit/counters.ts';
import { among } from '../kit/search.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { withNames } from '../products/rows.ts';
import { entriesFor } from '../reference/entries.ts';
import type { LikedThing } from './contract.ts';

type Thing = Pick<LikedThing, 'brand' | 'product' | 'look' | 'magazine'>;
type Things = ReadonlyMap<number, Partial<Thing>>;
type Find = (db: ReadModels, caller: Caller, ids: readonly number[]) => Promise<Things>;

export const nothingOf: Thing = { brand: null, product: null, look: null, magazine: null };

/** Loads entities of each kind, as far as the caller may see them. */
const finds: Readonly<Record<LikeTarget, Find>> = {
  async brands(db, caller, ids) {
    const rows = await brandsFor(db, caller)
      .where(among('brand.id', ids))
      .select(['brand.id as brandId', 'brand.name as brandName', 'brand.nameKo as brandNameKo'])
      .execute();
    return new Map(rows.map((row) => [row.brandId, { brand: brandBrief(row) }]));
  },
  async products(db, caller, ids) {
    const rows = await withNames(productsFor(db, caller)).where(among('product.id', ids)).execute();
    const stock = await countersOf(db, 'product_stock', ids);
    return new Map(
      rows.map((row) => {
        const named = { productId: row.id, productName: row.name, productCode: row.code };
        const shown = { productCover: row.coverImage, productGender: row.gender };
        const isFree = (stock.get(row.id)?.get('availability') ?? 0) > 0;
        const product = {
          ...productBrief({ ...named, ...shown, categoryName: row.categoryName }),
          brand: brandBrief(row),
          isSoldout: row.isSoldOut || !isFree,
        };
        return [row.id, { product }];
      }),
    );
  },
  async looks(db, caller, ids) {
    const rows = await seenLooks(db, caller).where(among('look.id', ids)).execute();
    return new Map(
      rows.map(({ id, snsType, link, images, username }) => {
        const image = pictureSet(images[0]?.hash ?? null);
        return [id, { look: { id, snsType, link, image, username } }];
      }),
    );
  },
  async magazines(db, caller, ids) {
    const rows = await entriesFor(db, caller, 'magazine')
      .where(among('entry.id', ids))
      .select(['entry.id', 'entry.name', sql<string | null>`entry.fields ->> 'link'`.as('link')])
      .execute();
    return new Map(rows.map((magazine) => [magazine.id, { magazine }]));
  },
};

/** Loads these entities, each by its kind, as far as the caller may see them. */
export function thingsOf(
  db: ReadModels,
  caller: Caller,
  target: LikeTarget,
  ids: readonly number[],
): Promise<Things> {
  return finds[target](db, caller, ids);
}

/** Whether the caller may see an entity. */
export async function isSeen(
  db: ReadModels,
  caller: Caller,
  { target, id }: { target: LikeTarget; id: number },
): Promise<boolean> {
  return (await thingsOf(db, caller, target, [id])).has(id);
}

/**
 * Looks that the caller may like: for members those of public members, for brand admins those that tag their items.
 */
function seenLooks(db: ReadModels, caller: Caller) {
  const looks = db
    .selectFrom('read.looks as look')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || look.user_id`),
    )
    .where('look.life', '=', 'posted')
    .select(['look.id', 'look.snsType', 'look.link', 'look.images', 'person.username']);
  if (caller.label === 'staff') return looks;
  if (caller.label === 'brand_admin') {
    return looks.where(sql<boolean>`look.brand_ids @> array[${caller.brandId}::int]`);
  }
  return looks
    .innerJoin('read.users as whose', 'whose.id', 'look.userId')
    .where('look.isHidden', '=', false)
    .where('whose.isPublic', '=', true);
}
