import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Language } from '#domain/words/languages.ts';
import type { WordGroup } from '#domain/words/words.ts';
import { Instant, Nullable } from '#http/contract.ts';
import type { ColumnNames } from '../csv/columns.ts';
import { columnsOf, type HeaderOf } from '../csv/columns-of.ts';
import type { CsvColumn, CsvValue } from '../csv/csv-column.ts';

/** A field of lists, details and files: its schema, and its value in a row of the query. */
export interface Field<Row, Header extends string = string, Schema extends TSchema = TSchema> {
  is: Schema;
  of(row: Row): Static<Schema>;
  /** Name of the field's file column; without one the field is not in the file. */
  csv?: Header;
  /** Returns the cell's value, if it differs from the field's value: in the reader's language in files for people. */
  cell?(row: Row, language?: Language): CsvValue;
  /** The word group that translates the field's codes, if they have display names. */
  codes?: WordGroup;
  /** Whether the field's values are ISO instants. */
  isTime?: true;
  /** The field's columns, if the file spreads it over several. */
  cells?: readonly Cell<Row, Header>[];
  /** Whether the field's column comes after all others. */
  isLast?: true;
  /** Whether the field's columns are only for callers who may see personal data. */
  isPersonal?: true;
}

interface Cell<Row, Header extends string> {
  csv: Header;
  of(row: Row, language?: Language): CsvValue;
  codes?: WordGroup;
  isTime?: true;
}

type Fields<Row, Header extends string = string> = Readonly<Record<string, Field<Row, Header>>>;
type Shape<Told extends Fields<never>> = { [Name in keyof Told]: Told[Name]['is'] };

/** Everything derived from the fields of a kind of row. */
export interface Readable<Row, Told extends Fields<Row>> {
  fields: Told;
  shape: TObject<Shape<Told>>;
  shown(row: Row): Static<TObject<Shape<Told>>>;
  columns: readonly CsvColumn<Row>[];
  personalColumns: readonly CsvColumn<Row>[];
}

/** A type that checks that the fields' values match their schemas. */
type Checked<Row, Header extends string, Told extends Fields<Row, Header>> = {
  [Name in keyof Told]: Field<Row, Header, Told[Name]['is']>;
};

/**
 * Derives schema, value and columns: `readable<AgencyRow>()(agencyColumns, { id: { is: Type.Integer(), of: (row) =>
 * row.id, csv: 'id' }, … })`
 */
export function readable<Row>() {
  return <Own extends ColumnNames, const Told extends Fields<Row, HeaderOf<Own>>>(
    own: Own,
    fields: Told & Checked<Row, HeaderOf<Own>, Told>,
  ): Readable<Row, Told> => {
    const told = Object.entries<Field<Row, HeaderOf<Own>>>(fields);
    const inFile = told.map(([, field]) => field).sort((one, other) => +!!one.isLast - +!!other.isLast);
    const named = columnsOf(own);
    const columnsOfFields = (some: readonly Field<Row, HeaderOf<Own>>[]) =>
      named(some.flatMap(cellsOf).map(({ csv, of, ...how }) => ({ header: csv, value: of, ...how })));
    return {
      fields,
      shape: Type.Object(Object.fromEntries(told.map(([name, { is }]) => [name, is]))) as TObject<
        Shape<Told>
      >,
      shown: (row) => {
        // A loop takes half the time of intermediate lists, and pages show fifty rows.
        const shown: Record<string, unknown> = {};
        for (const [name, field] of told) shown[name] = field.of(row);
        return shown as Static<TObject<Shape<Told>>>;
      },
      columns: columnsOfFields(inFile.filter(({ isPersonal }) => !isPersonal)),
      personalColumns: columnsOfFields(inFile.filter(({ isPersonal }) => isPersonal)),
    };
  };
}

function cellsOf<Row, Header extends string>({
  csv,
  of,
  cell = (row) => cellOf(of(row)),
  codes,
  isTime,
  cells = [],
}: Field<Row, Header>): readonly Cell<Row, Header>[] {
  if (csv === undefined) return cells;
  return [{ csv, of: cell, ...(codes && { codes }), ...(isTime && { isTime }) }];
}

/** Joins several values in one cell. */
function cellOf(value: unknown): CsvValue {
  return Array.isArray(value) ? value.join(', ') : (value as CsvValue);
}

/** Fields of every row of a record entity. */
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
  createdTime: {
    is: Instant,
    of: (row: EveryRow) => row.createdAt,
    csv: 'created_time',
    isTime: true,
    isLast: true,
  },
  updatedTime: {
    is: Instant,
    of: (row: EveryRow) => row.updatedAt,
    csv: 'updated_time',
    isTime: true,
    isLast: true,
  },
} as const;

export const Text = Type.String();
export const OptionalText = Nullable(Text);
export const Count = Type.Integer();
export const Flag = Type.Boolean();
