import { type Kysely, sql } from 'kysely';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import type { ProductEvent } from '#domain/products/product-events.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { NamedPictureTable, WriteDatabase } from '../../database.ts';

/** Keeps what each picture was ever named as. Nothing is taken out again: what was shown once has been seen. */
export async function indexNamedPictures(
  db: Kysely<WriteDatabase>,
  events: readonly StoredEvent[],
): Promise<void> {
  await notePictures(db, events.flatMap(namedBy));
}

/** Notes what pictures are named as. Harmless when repeated. */
export async function notePictures(
  db: Kysely<WriteDatabase>,
  named: readonly NamedPictureTable[],
): Promise<void> {
  if (named.length === 0) return;
  await sql`
    insert into write.named_pictures (hash, certificate_of)
    select distinct * from unnest(
      ${named.map(({ hash }) => hash)}::text[],
      ${named.map((each) => each.certificate_of)}::bigint[]
    )
    on conflict do nothing`.execute(db);
}

/** What a picture was named as; nothing where no event of the index names it. */
export function picturesNamed(db: Kysely<WriteDatabase>, hash: string): Promise<NamedPictureTable[]> {
  return db.selectFrom('write.named_pictures').selectAll().where('hash', '=', hash).execute();
}

function namedBy({ stream, type, data }: StoredEvent): NamedPictureTable[] {
  const event = { type, data } as unknown as BrandEvent | ProductEvent | MemberEvent | StockItemEvent;
  switch (event.type) {
    case 'BrandPictureSet': {
      const isCertificate = event.data?.kind === 'business_certificate';
      return named([event.data?.hash], isCertificate ? Number(entityOf(stream).id) : null);
    }
    case 'ProductCoverSet':
    case 'MemberPictureSet':
      return named([event.data?.hash]);
    case 'ProductContentsSet':
      return named(event.data?.hashes);
    case 'StockItemMemoAdded':
      return named([event.data?.picture]);
    default:
      return [];
  }
}

/** Of data that make no sense nothing is known. */
function named(hashes: unknown, certificateOf: number | null = null): NamedPictureTable[] {
  if (!Array.isArray(hashes)) return [];
  const said = hashes.filter((hash) => typeof hash === 'string');
  return said.map((hash) => ({ hash, certificate_of: certificateOf }));
}
