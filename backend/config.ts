import { resolve } from 'node:path';
import { StartFailure } from './failure.ts';

/** Where the data is stored: at two given addresses, or in `dataDir` with the embedded parts. */
export type BackendConfig = {
  dataDir: string;
  given?: { eventStoreUrl: string; databaseUrl: string };
};

/** Reads DATA_DIR (default `.data`), EVENTSTORE_URL and DATABASE_URL; empty values count as not set. */
export function backendConfig(env: Record<string, string | undefined>): BackendConfig {
  const dataDir = resolve(env.DATA_DIR || '.data');
  const { EVENTSTORE_URL: eventStoreUrl, DATABASE_URL: databaseUrl } = env;
  if (!eventStoreUrl && !databaseUrl) return { dataDir };
  if (!eventStoreUrl)
    throw new StartFailure('DATABASE_URL is set but EVENTSTORE_URL is not: set both, or neither');
  if (!databaseUrl)
    throw new StartFailure('EVENTSTORE_URL is set but DATABASE_URL is not: set both, or neither');
  checkUrl(
    'EVENTSTORE_URL',
    eventStoreUrl,
    /^(esdb|kurrentdb|kurrent|kdb)(\+discover)?:\/\/[^/?#\s]+/,
    'esdb://host:2113?tls=false',
  );
  checkDatabaseUrl('DATABASE_URL', databaseUrl);
  return { dataDir, given: { eventStoreUrl, databaseUrl } };
}

/** @throws {StartFailure} if the URL is invalid or names no database. */
export function checkDatabaseUrl(name: string, value: string): void {
  const form = /^postgres(ql)?:\/\/[^/?#\s]+\/[^/?#\s]+/;
  checkUrl(name, value, form, 'postgres://user:password@host:5432/database');
}

// The error message omits the URL, which may contain a password.
function checkUrl(name: string, value: string, form: RegExp, example: string): void {
  const parsable = URL.canParse(value.replace(/,[^/?#]*/, ''));
  if (!form.test(value) || !parsable)
    throw new StartFailure(`${name} is no valid address: it looks like ${example}`);
}
