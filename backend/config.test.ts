import { describe, expect, test } from 'vitest';
import { backendConfig } from './config.ts';

const eventStore = 'esdb://localhost:2113?tls=false';
const database = 'postgres://me:secret@localhost:5432/tryset';

test('without addresses, uses the embedded parts in .data below the current folder', () => {
  const { dataDir, given } = backendConfig({});
  expect(dataDir).toBe(`${process.cwd()}/.data`);
  expect(given).toBeUndefined();
});

test('with both addresses, uses them', () => {
  const env = { EVENTSTORE_URL: eventStore, DATABASE_URL: database, DATA_DIR: '/elsewhere' };
  expect(backendConfig(env)).toEqual({
    dataDir: '/elsewhere',
    given: { eventStoreUrl: eventStore, databaseUrl: database },
  });
});

test('treats empty values as not set', () => {
  expect(backendConfig({ EVENTSTORE_URL: '', DATABASE_URL: '', DATA_DIR: '' }).given).toBeUndefined();
});

test.each([
  'esdb://a:2113,b:2113,c:2113?tls=true',
  'esdb+discover://admin:changeit@cluster.example:2113',
  'kurrentdb://localhost:2113',
])('%s is an address', (url) => {
  expect(backendConfig({ EVENTSTORE_URL: url, DATABASE_URL: database }).given?.eventStoreUrl).toBe(url);
});

describe('an invalid setting is reported in one line that names it', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ EVENTSTORE_URL: eventStore }, /^EVENTSTORE_URL is set but DATABASE_URL is not/],
    [{ DATABASE_URL: database }, /^DATABASE_URL is set but EVENTSTORE_URL is not/],
    [{ EVENTSTORE_URL: 'localhost:2113', DATABASE_URL: database }, /^EVENTSTORE_URL is no valid address/],
    [{ EVENTSTORE_URL: 'http://localhost', DATABASE_URL: database }, /^EVENTSTORE_URL is no valid address/],
    [
      { EVENTSTORE_URL: eventStore, DATABASE_URL: 'mysql://localhost/x' },
      /^DATABASE_URL is no valid address/,
    ],
    [
      { EVENTSTORE_URL: eventStore, DATABASE_URL: 'postgres://localhost' },
      /^DATABASE_URL is no valid address/,
    ],
    [
      { EVENTSTORE_URL: eventStore, DATABASE_URL: 'postgres://h:99999/x' },
      /^DATABASE_URL is no valid address/,
    ],
  ])('%j', (env, message) => {
    expect(() => backendConfig(env)).toThrow(message);
  });

  test('without repeating a password', () => {
    const env = { EVENTSTORE_URL: eventStore, DATABASE_URL: 'postgres://me:hunter2@h:99999/x' };
    expect(() => backendConfig(env)).not.toThrow(/hunter2/);
  });
});
