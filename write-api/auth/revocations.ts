import { type Kysely, sql } from 'kysely';

/** The Postgres channel of revocations. A notification's payload is the revoked key. */
export const channel = 'sign_ins_revoked';

/** How long a revocation stays stored: longer than an access token is valid, with a margin for the clocks of other machines. */
export const keptSeconds = 2 * 3600;

/** SQL that creates the table of revocations. Every process that checks tokens runs it; concurrent runs are safe. */
export const revocationsSchema = `
  select pg_advisory_xact_lock(hashtext('write.revocations'));
  create schema if not exists write;
  create table if not exists write.revocations (
    key text primary key,
    revoked_at timestamptz not null default now()
  );
  create index if not exists revocations_time on write.revocations (revoked_at);
`;

/**
 * Revokes the access tokens that have any of these keys (`#http/revocations.ts`). Once the transaction commits, every process
 * refuses them. Revoking twice is safe.
 */
export async function revoke<Database>(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into write.revocations (key) select unnest(${[...keys]}::text[])
    on conflict (key) do update set revoked_at = now()`.execute(db);
  await sql`select pg_notify(${channel}, key) from unnest(${[...keys]}::text[]) key`.execute(db);
  await sql`
    delete from write.revocations where revoked_at < now() - make_interval(secs => ${keptSeconds})`.execute(
    db,
  );
}
