import type { RawBuilder, SelectQueryBuilder, StringReference } from 'kysely';
import { OrderParam, type Sorting, sortingOf } from '#http/lists.ts';

/** By which of its columns a list may be sorted. */
export interface SortedList<DB, Tables extends keyof DB, Row, Field extends string> {
  /** The query parameter for it. */
  param: ReturnType<typeof OrderParam>;
  /** What was asked for, else the list's own. */
  of(order: string | undefined): Sorting<Field>;
  /** The rows as they were asked for; the id breaks ties. */
  sorted(
    rows: SelectQueryBuilder<DB, Tables, Row>,
    order: string | undefined,
  ): SelectQueryBuilder<DB, Tables, Row>;
}

/**
 * A list that may be sorted by these columns of the query with which reads of it begin, or by what is made of them; by its own
 * sorting where none is asked for. Of columns that may be empty, what is empty stands last; on the others an index is read as it is.
 */
export function sortedList<
  DB,
  Tables extends keyof DB,
  Row,
  const Columns extends Readonly<
    Record<string, StringReference<DB, Tables> | RawBuilder<string | number | null>>
  >,
>(
  _rows: (...scope: never[]) => SelectQueryBuilder<DB, Tables, Row>,
  columns: Columns & { id: StringReference<DB, Tables> },
  own: Sorting<keyof Columns & string>,
  mayBeEmpty: readonly (keyof Columns & string)[] = [],
): SortedList<DB, Tables, Row, keyof Columns & string> {
  const of = (order: string | undefined) => sortingOf(order, own);
  return {
    param: OrderParam(Object.keys(columns)),
    of,
    sorted(rows, order) {
      const { field, descending } = of(order);
      const direction = descending ? 'desc' : 'asc';
      const sorted = mayBeEmpty.includes(field)
        ? rows.orderBy(columns[field], (by) => by[direction]().nullsLast())
        : rows.orderBy(columns[field], direction);
      return field === 'id' ? sorted : sorted.orderBy(columns.id, direction);
    },
  };
}

/** Newest first: what has the highest id. */
export const newestFirst = { field: 'id', descending: true } as const;
