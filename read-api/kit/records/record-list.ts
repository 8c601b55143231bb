import type { RawBuilder, SelectQueryBuilder, SqlBool, StringReference } from 'kysely';
import Type from 'typebox';
import type { Caller } from '#http/caller.ts';
import { IdsParam, TextParam } from '#http/filters.ts';
import { ListQuery, type Sorting } from '#http/lists.ts';
import type { ReadModels } from '../../database.ts';
import { type Rows, rowsOf } from '../readable/rows.ts';
import type { Reading } from '../reading.ts';
import { among } from '../search.ts';
import { sortedList } from '../sorted-list.ts';

/** The list of an entity that consists of fields alone: staff search it by text and by ids. */
export interface RecordList<DB, Tables extends keyof DB, Row, Columns> {
  /** The rows that the caller may see. Its parameters need types: `columns` are checked with them. */
  rows(db: ReadModels, caller: Caller): SelectQueryBuilder<DB, Tables, Row>;
  /** The sortable columns. */
  columns: Columns & { id: StringReference<DB, Tables> & string };
  order: Sorting<keyof Columns & string>;
  /** Columns that may be null. */
  mayBeEmpty?: readonly (keyof Columns & string)[];
  /** Conditions for a search text; one of them must hold. */
  search(text: string): readonly RawBuilder<SqlBool>[];
}

/** The query of such a list, and the rows that match it. */
export function recordList<
  DB,
  Tables extends keyof DB,
  Row,
  const Columns extends Readonly<Record<string, StringReference<DB, Tables>>>,
>({ rows, columns, order: own, mayBeEmpty, search }: RecordList<DB, Tables, Row, Columns>) {
  const list = sortedList(rows, columns, own, mayBeEmpty);
  const query = ListQuery({
    q: Type.Optional(TextParam),
    ids: Type.Optional(IdsParam),
    order: list.param,
  });

  function matching(
    { db, caller }: Reading,
    { q, ids, order }: { q?: string; ids?: readonly number[]; order?: string },
    narrowed = (all: SelectQueryBuilder<DB, Tables, Row>) => all,
  ): Rows<Row> {
    let found = narrowed(rows(db, caller));
    if (ids !== undefined) found = found.where(among(columns.id, ids));
    if (q !== undefined) found = found.where((where) => where.or([...search(q)]));
    return rowsOf(found, list.sorted(found, order));
  }

  return { query, matching };
}
