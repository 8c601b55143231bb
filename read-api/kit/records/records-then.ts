import type { Area as Models } from '#projections/area.ts';
import type { Table } from '#projections/kit/tables/table.ts';
import { fieldsOf } from '../as-of/fields.ts';
import type { RowsThen } from '../as-of/past.ts';

/** A row of an entity that consists of fields alone, as events fold it. */
export interface RecordThen {
  id: number;
  status: string;
}

/** The rows of entities that consist of fields alone, for views of the past: their tables by category. */
export function recordsThen(
  models: Models,
  tables: Readonly<Record<string, Table<RecordThen>>>,
  people: RowsThen['people'] = () => [],
): RowsThen {
  return {
    models,
    fields: (rows) =>
      Object.entries(tables).flatMap(([category, table]) =>
        rows.of(table).map((row) => [`${category}-${row.id}`, fieldsOf({}, row, [])] as const),
      ),
    people,
  };
}
