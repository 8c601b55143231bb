import { type Kysely, sql } from 'kysely';

/** Those who check tokens listen here; the payload is the key that was revoked. */
export const channel = 'sign_ins_revoked';

/** Long enough for every access token of before to have run out, also by the clock of another machine. */
export const keptSeconds = 2 * 3600;

/** The table of what ends access tokens; every process that checks them makes sure that it is there. Safe for several at once. */
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
 * Ends the access tokens that carry any of these keys (`#http/revocations.ts`), in every process, once the transaction
 * is committed. Harmless when repeated.
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
