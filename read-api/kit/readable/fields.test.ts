import Type from 'typebox';
import { expect, test } from 'vitest';
import { type EveryRow, idFields, readable, Text, timeFields } from './fields.ts';

interface House extends EveryRow {
  name: string;
  owner: string | null;
}

const house = readable<House>()(
  { name: { en: 'House', ko: '집', ja: '家' } },
  {
    ...idFields,
    ...timeFields,
    name: { is: Text, of: (row) => row.name, csv: 'name' },
    owner: {
      is: Type.Object({ name: Text }),
      of: ({ owner }) => ({ name: owner ?? '' }),
      cells: [
        { csv: 'username', of: ({ owner }) => owner },
        { csv: 'phone', of: () => null },
      ],
      isPersonal: true,
    },
  },
);

test('derives shape and values from the table, and puts last columns behind the others', () => {
  expect(Object.keys(house.shape.properties)).toEqual([
    'id',
    'revision',
    'createdTime',
    'updatedTime',
    'name',
    'owner',
  ]);
  const times = { createdAt: '2026-01-02T00:00:00Z', updatedAt: '2026-01-03T00:00:00Z' };
  const row = { id: 7, revision: 2n, ...times, name: 'Tryset', owner: 'mina' };
  expect(house.shown(row)).toEqual({
    id: 7,
    revision: '2',
    createdTime: times.createdAt,
    updatedTime: times.updatedAt,
    name: 'Tryset',
    owner: { name: 'mina' },
  });
  expect(house.columns.map(({ called }) => called.en)).toEqual(['No.', 'House', 'Created', 'Last change']);
  expect(house.personalColumns.map(({ header, value }) => [header, value(row)])).toEqual([
    ['username', 'mina'],
    ['phone', null],
  ]);
});
