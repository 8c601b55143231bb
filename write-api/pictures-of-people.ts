import { type Kysely, sql } from 'kysely';
import type { BrandAdminEvent } from '#domain/brands/brand-admin.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import type { StaffEvent } from '#domain/members/staff.ts';
import type { PictureStripping } from '#domain/pictures/stripping.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from './database.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { stays, wantDropped } from './kit/pictures/drop-picture.ts';
import { picturesIn, strippingIn } from './named-pictures.ts';

/** The event after which a person's data is gone, by the kind of the person's stream. */
const endOf: Readonly<Record<string, string>> = {
  user: 'MemberForgotten' satisfies MemberEvent['type'],
  brand: 'BrandApplicationForgotten' satisfies BrandEvent['type'],
  brand_admin: 'BrandAdminRemoved' satisfies BrandAdminEvent['type'],
  staff: 'StaffRemoved' satisfies StaffEvent['type'],
};

/** Indexes the streams that name a picture. When a person is forgotten, their pictures are deleted unless others name them. */
export const picturesOfPeople: Indexer = {
  table: 'write.picture_names',
  async keep(db, events) {
    let names: { hash: string; stream: string }[] = [];
    for (const event of events) {
      names.push(...picturesIn(event).map(({ hash }) => ({ hash, stream: event.stream })));
      const stripping = strippingIn(event);
      if (!isEnd(event) && stripping === null) continue;
      await note(db, names);
      names = [];
      if (stripping === null) await forget(db, event);
      else await rename(db, event, stripping);
    }
    await note(db, names);
  },
};

const isEnd = ({ stream, type }: StoredEvent) => endOf[entityOf(stream).category] === type;

async function note(
  db: Kysely<WriteDatabase>,
  names: readonly { hash: string; stream: string }[],
): Promise<void> {
  if (names.length === 0) return;
  await sql`
    insert into write.picture_names (hash, stream)
    select * from unnest(${names.map(({ hash }) => hash)}::text[], ${names.map(({ stream }) => stream)}::text[])
    on conflict do nothing`.execute(db);
  const hashes = names.map(({ hash }) => hash);
  await stays(db, hashes);
}

/** Replaces the old hash by the new one for a stream. The old file is deleted once no stream names it. */
async function rename(
  db: Kysely<WriteDatabase>,
  { id, stream, metadata, recordedAt }: StoredEvent,
  { from: old, to }: PictureStripping,
): Promise<void> {
  await note(db, [{ hash: to, stream }]);
  await db.deleteFrom('write.picture_names').where('hash', '=', old).where('stream', '=', stream).execute();
  const others = db.selectFrom('write.picture_names').select('stream').where('hash', '=', old);
  if ((await others.executeTakeFirst()) !== undefined) return;
  const cause = { eventId: id, correlationId: metadata.$correlationId };
  await wantDropped(db, [old], { from: recordedAt, cause });
}

/** Deletes the pictures in the person's own stream, looks and support tickets, and those of damaged items. */
async function forget(db: Kysely<WriteDatabase>, { id, stream, metadata, recordedAt }: StoredEvent) {
  const { category, id: personId } = entityOf(stream);
  const { rows } = await sql<{ hash: string }>`
    with theirs as (
      select ${stream}::text as stream
      union select 'look-' || look_id from write.member_looks
        where ${category} = 'user' and user_id = ${Number(personId)}
      union select 'support_ticket-' || ticket_id from write.asked_tickets
        where asker = ${`${category}:${personId}`}
      union select 'tryset_item-' || tryset_item_id from write.damaged_items
        where ${category} = 'user' and user_id = ${Number(personId)}
    ), gone as (
      delete from write.picture_names using theirs where picture_names.stream = theirs.stream
      returning picture_names.hash
    )
    select distinct hash from gone where not exists (
      select from write.picture_names as named
      where named.hash = gone.hash and named.stream not in (select stream from theirs)
    )`.execute(db);
  const cause = { eventId: id, correlationId: metadata.$correlationId };
  await wantDropped(
    db,
    rows.map(({ hash }) => hash),
    { from: recordedAt, cause },
  );
}
