import type { Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { Day, OneOf } from '#http/contract.ts';
import type { ClosedDayRow } from '#projections/closed-days/tables.ts';
import { idFields, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { closedDayColumns } from './columns.ts';

export const closedDayFields = readable<ClosedDayRow>()(closedDayColumns, {
  ...idFields,
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region_id' },
  day: { is: Day, of: (row) => row.day, csv: 'day' },
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  ...timeFields,
});

export const ClosedDay = closedDayFields.shape;
export type ClosedDay = Static<typeof ClosedDay>;
