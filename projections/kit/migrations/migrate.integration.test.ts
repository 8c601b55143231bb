import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/backend.ts';
import { migrate } from './migrate.ts';

async function openDatabase() {
  const { databaseUrl, close } = await testDatabase();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await close();
  });
  const taken = async () => {
    const { rows } = await client.query<{ name: string }>(
      'select name from public.read_migrations order by name',
    );
    return rows.map(({ name }) => name);
  };
  return { client, databaseUrl, taken };
}

test('concurrent processes apply each migration once', async () => {
  const { databaseUrl, taken } = await openDatabase();
  await Promise.all([migrate(databaseUrl), migrate(databaseUrl), migrate(databaseUrl)]);
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.sql'));
  expect(await taken()).toEqual(files.sort());
});

test('migrates the database of an earlier version', async () => {
  const { client, databaseUrl, taken } = await openDatabase();
  await migrate(databaseUrl);
  const names = await taken();
  await client.query(`
    drop table public.read_migrations_lock;
    alter table public.read_migrations rename column timestamp to applied_at;
    delete from public.read_migrations where name = '032-agencies.sql';
    drop table read.agencies, read.agency_contacts, read.member_agencies, read.agency_links`);
  await Promise.all([migrate(databaseUrl), migrate(databaseUrl)]);
  expect(await taken()).toEqual(names);
  await client.query('select from read.agencies');
});

test('refuses a database of a newer version and names its unknown migrations', async () => {
  const { client, databaseUrl } = await openDatabase();
  await migrate(databaseUrl);
  await client.query("insert into public.read_migrations values ('999-of-later.sql', now())");
  await expect(migrate(databaseUrl)).rejects.toThrow('999-of-later.sql');
});
