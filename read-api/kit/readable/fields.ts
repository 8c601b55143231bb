import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { WordGroup } from '#domain/words/words.ts';
import { Instant, Nullable } from '#http/contract.ts';
import type { ColumnName } from '../csv/columns/columns.ts';
import type { CsvColumn, CsvValue } from '../csv/csv-answer.ts';

/** A field of what a list, a detail and a file tell: its shape, and its value in a row of the query. */
export interface Field<Row, Schema extends TSchema = TSchema> {
  is: Schema;
  of(row: Row): Static<Schema>;
  /** The column of the file; left out, it has none. */
  csv?: ColumnName;
  /** What stands in it, where that is not the value itself. */
  cell?(row: Row): CsvValue;
  /** What its codes are of, where people have names for them. */
  codes?: WordGroup;
  /** Its values are ISO instants. */
  isTime?: true;
}

type Fields<Row> = Readonly<Record<string, Field<Row>>>;
type Shape<Told extends Fields<never>> = { [Name in keyof Told]: Told[Name]['is'] };

/** All that follows from the fields of a kind of row. */
export interface Readable<Row, Told extends Fields<Row>> {
  shape: TObject<Shape<Told>>;
  shown(row: Row): Static<TObject<Shape<Told>>>;
  columns: readonly CsvColumn<Row>[];
}

/** `readable<AgencyRow>()({ id: { is: Type.Integer(), of: (row) => row.id, csv: 'id' }, … })` */
export function readable<Row>() {
  return <const Told extends Fields<Row>>(fields: Told): Readable<Row, Told> => {
    const told = Object.entries(fields);
    return {
      shape: Type.Object(Object.fromEntries(told.map(([name, { is }]) => [name, is]))) as TObject<
        Shape<Told>
      >,
      shown: (row) =>
        Object.fromEntries(told.map(([name, field]) => [name, field.of(row)])) as Static<
          TObject<Shape<Told>>
        >,
      columns: told.flatMap(([, { csv, of, cell = (row: Row) => cellOf(of(row)), codes, isTime }]) =>
        csv === undefined
          ? []
          : [{ header: csv, value: cell, ...(codes && { codes }), ...(isTime && { isTime }) }],
      ),
    };
  };
}

/** Several values stand in one cell, as people write them. */
function cellOf(value: unknown): CsvValue {
  return Array.isArray(value) ? value.join(', ') : (value as CsvValue);
}

/** What every row of an entity of fields alone has. */
export interface EveryRow {
  id: number;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const idFields = {
  id: { is: Type.Integer(), of: (row: EveryRow) => row.id, csv: 'id' },
  revision: { is: Type.String(), of: (row: EveryRow) => String(row.revision) },
} as const;

export const timeFields = {
  createdTime: { is: Instant, of: (row: EveryRow) => row.createdAt, csv: 'created_time', isTime: true },
  updatedTime: { is: Instant, of: (row: EveryRow) => row.updatedAt, csv: 'updated_time', isTime: true },
} as const;

export const Text = Type.String();
export const OptionalText = Nullable(Text);
export const Count = Type.Integer();
