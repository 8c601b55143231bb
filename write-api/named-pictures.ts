import type { Kysely } from 'kysely';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import type { PictureStripping } from '#domain/pictures/stripping.ts';
import type { ProductEvent } from '#domain/products/product-events.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { NamedPictureTable, WriteDatabase } from './database.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { notePictures } from './kit/pictures/named.ts';
import { noteStripped } from './kit/pictures/stripped-names.ts';

/** Indexes every use of a picture. Uses are never removed: a picture that was public once stays public. */
export const pictureIndex: Indexer = {
  // The indexer has no `table`, so its rows stay during a rebuild: certificates must stay hidden.
  keep: indexNamedPictures,
};

async function indexNamedPictures(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  let named: NamedPictureTable[] = [];
  for (const event of events) {
    const stripping = strippingIn(event);
    named.push(...picturesIn(event));
    if (stripping === null) continue;
    await notePictures(db, named);
    named = [];
    await noteStripped(db, stripping);
  }
  await notePictures(db, named);
}

/** Returns the pictures that an event names, with their uses. */
export function picturesIn({ stream, type, data }: StoredEvent): NamedPictureTable[] {
  const event = { type, data } as
    | BrandEvent
    | ProductEvent
    | MemberEvent
    | StockItemEvent
    | LookEvent
    | SupportTicketEvent
    | TrysetItemEvent;
  switch (event.type) {
    case 'BrandPictureSet': {
      const isCertificate = event.data?.kind === 'business_certificate';
      return named([event.data?.hash], isCertificate ? { certificate_of: Number(entityOf(stream).id) } : {});
    }
    case 'ProductCoverSet':
    case 'MemberPictureSet':
      return named([event.data?.hash]);
    case 'LookImageAdded':
    case 'LookImageReplaced':
      return named([event.data?.hash]);
    case 'LookPosted':
      return named(event.data?.images?.map((image) => image?.hash));
    case 'ProductContentsSet':
      return named(event.data?.hashes);
    case 'StockItemMemoAdded':
      return named([event.data?.picture]);
    case 'SupportTicketOpened':
    case 'SupportTicketAnswered':
    case 'SupportTicketWritten':
      return named(event.data?.pictures, { ticket_of: Number(entityOf(stream).id) });
    case 'TrysetItemDamageReported':
      return named(event.data?.pictures, { damage_of: Number(entityOf(stream).id) });
    default:
      return [];
  }
}

const strippings: ReadonlySet<string> = new Set([
  'BrandPictureStripped' satisfies BrandEvent['type'],
  'ProductPictureStripped' satisfies ProductEvent['type'],
  'MemberPictureStripped' satisfies MemberEvent['type'],
  'LookPictureStripped' satisfies LookEvent['type'],
  'StockItemPictureStripped' satisfies StockItemEvent['type'],
  'SupportTicketPictureStripped' satisfies SupportTicketEvent['type'],
]);

/** Returns the old and new hash of a picture, if the event records that its metadata was removed; else null. */
export function strippingIn({ type, data }: StoredEvent): PictureStripping | null {
  if (!strippings.has(type)) return null;
  const { from, to } = data as Partial<PictureStripping>;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}

/** Returns the named pictures in a list of hashes; invalid data name none. */
function named(hashes: unknown, of: Partial<NamedPictureTable> = {}): NamedPictureTable[] {
  if (!Array.isArray(hashes)) return [];
  const said = hashes.filter((hash) => typeof hash === 'string');
  return said.map((hash) => ({ certificate_of: null, ticket_of: null, damage_of: null, ...of, hash }));
}
