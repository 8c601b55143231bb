import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModels } from '../read-models.ts';
import { peopleTable } from './tables.ts';

const folder = new URL('../../domain/fixtures/', import.meta.url);

interface Fixture {
  type: string;
  stream: string;
  data: { personal?: string; changed?: { personal?: string } };
}

test('every event with personal data reaches private.people', () => {
  const people = readModels.projections.filter(({ table }) => table.name === peopleTable.name);
  const telling = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture)
    .filter(({ data }) => typeof (data.personal ?? data.changed?.personal) === 'string');
  expect(telling.length).toBeGreaterThan(5);
  const untold = telling.filter(
    ({ type, stream }) =>
      !people.some(({ categories, knows }) => categories.includes(stream.split('-')[0] ?? '') && knows(type)),
  );
  expect(untold.map(({ type }) => type)).toEqual([]);
});
