import { type Kysely, sql } from 'kysely';
import type { WriteDatabase } from '../database.ts';
import type { AccountKind } from './accounts.ts';
import { revocationsSchema } from './revocations.ts';

/** The password of one account. The account itself stands in its stream. */
export interface CredentialTable {
  kind: AccountKind;
  account_id: string;
  /** In the form in which usernames are compared. */
  username: string;
  password_hash: string;
  updated_at: Date;
}

export type EndReason = 'reused' | 'password_changed' | 'account_removed' | 'banned' | 'signed_out';

/** One sign-in and all the refresh tokens that followed from it; the tokens themselves stand nowhere. */
export interface RefreshFamilyTable {
  id: string;
  kind: AccountKind;
  account_id: string;
  /** The number of the newest token. */
  generation: number;
  started_at: Date;
  rotated_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

/** How often something was tried until then; `key` hides who by. */
export interface AttemptTable {
  key: string;
  taken: number;
  until: Date;
}

/** That an account signed in at an address; `key` hides both. */
export interface SignInPlaceTable {
  key: string;
  signed_in_at: Date;
}

export interface AuthDatabase extends WriteDatabase {
  'write.attempts': AttemptTable;
  'write.sign_in_places': SignInPlaceTable;
  'write.credentials': CredentialTable;
  'write.refresh_families': RefreshFamilyTable;
}

/** The same database, seen with the tables of the sign-in. */
export function authTables(db: Kysely<WriteDatabase>): Kysely<AuthDatabase> {
  return db as unknown as Kysely<AuthDatabase>;
}

/** Creates what is missing of the sign-in's tables. Safe for several processes at once. */
export async function migrateAuth(db: Kysely<WriteDatabase>): Promise<void> {
  await sql.raw(revocationsSchema).execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('write.credentials'))`.execute(transaction);
    await sql`
      create schema if not exists write;

      create table if not exists write.credentials (
        kind text not null,
        account_id bigint not null,
        username text not null unique,
        password_hash text not null,
        updated_at timestamptz not null,
        primary key (kind, account_id)
      );

      create table if not exists write.refresh_families (
        id uuid primary key,
        kind text not null,
        account_id bigint not null,
        generation integer not null,
        rotated_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      );
      alter table write.refresh_families
        add column if not exists started_at timestamptz not null default now();
      create index if not exists refresh_families_account on write.refresh_families (kind, account_id);
      create index if not exists refresh_families_expiry on write.refresh_families (expires_at);

      create table if not exists write.attempts (
        key text primary key,
        taken integer not null,
        until timestamptz not null
      );
      create index if not exists attempts_until on write.attempts (until);

      create table if not exists write.sign_in_places (
        key text primary key,
        signed_in_at timestamptz not null
      );
      create index if not exists sign_in_places_time on write.sign_in_places (signed_in_at);
    `.execute(transaction);
  });
}
