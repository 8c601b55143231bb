import { expect, test } from 'vitest';
import { agency } from '#domain/agencies/agency.ts';
import { agenciesTable } from '#projections/agencies/tables.ts';
import type { RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import { agencyFields } from '../../agencies/contract.ts';
import { wholeAgencies } from '../../agencies/scope.ts';
import type { ReadModels } from '../../database.ts';
import { recordReads } from './record-reads.ts';
import { recordsThen } from './records-then.ts';

const { past, streams } = recordReads(agenciesTable, agency, {
  url: '/v2/agencies',
  tags: ['agencies'],
  name: 'Agency',
  names: 'Agencies',
  summaries: { list: 'Agencies', detail: 'An agency', history: 'Its history' },
  who: ['staff'],
  field: 'agencyId',
  rows: wholeAgencies,
  columns: { id: 'agency.id' },
  order: { field: 'id', descending: false },
  search: () => [],
  row: agencyFields,
});

const rows = [
  { id: 1, status: 'active', name: 'One' },
  { id: 2, status: 'removed', name: 'Two' },
];
const alone: RowsAlone = { of: <Row extends object>() => rows as Row[] };

test('a record without parts is compared and shown by its own stream alone', async () => {
  const asked: (readonly string[])[] = [];
  const load = async (names: readonly string[]) => {
    asked.push(names);
    return [];
  };
  expect(await past.around(load, [], [], {} as ReadModels)).toEqual([]);
  expect(asked).toEqual([[]]);
  expect(past.comparesToo).toBeUndefined();
  expect(past).toMatchObject({
    category: 'agency',
    projection: 'agencies',
    path: '/v2/agencies/:id',
    differenceId: 'getAgencyDifference',
  });
  expect(streams.agency).toMatchObject({ isFilter: true, field: 'agencyId' });
});

test('a record is gone after the event that ends it', () => {
  expect([1, 2, 3].map((id) => past.isGone(alone, id))).toEqual([false, true, false]);
});

test('the fields of a past row stand under its stream', () => {
  const then = recordsThen({ tables: {}, projections: [] }, { agency: agenciesTable });
  expect(then.fields(alone)).toEqual([
    ['agency-1', { status: 'active', name: 'One' }],
    ['agency-2', { status: 'removed', name: 'Two' }],
  ]);
  expect(then.people(alone)).toEqual([]);
});
