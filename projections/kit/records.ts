import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { idOf, type Projection } from '../projection.ts';
import type { ColumnType, Table } from './tables/table.ts';

/** The row of an entity that consists of plain fields. */
export type RecordRow<Fields extends object> = Fields & {
  id: number;
  status: string;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
};

/** Declares the table of an entity of plain fields. `columns` lists the entity's fields except the sealed ones. */
export function recordTable<Fields extends object>(
  name: string,
  columns: { readonly [Field in keyof Fields & string]: ColumnType },
): Table<RecordRow<Fields>> {
  return {
    name,
    key: 'id',
    columns: {
      id: 'integer',
      status: 'text',
      ...columns,
      revision: 'bigint',
      createdAt: 'timestamptz',
      updatedAt: 'timestamptz',
    },
  };
}

/**
 * Creates a projection that folds rows with the domain's fold. Fields without a column are not stored, since nothing is
 * decided on these rows.
 */
export function recordProjection<
  Fields extends object,
  State extends { id: number; status: string },
  Event extends DomainEvent,
>(
  rows: Table<RecordRow<Fields>>,
  { category, types, initial, evolve }: Decider<State, never, Event> & { types: readonly string[] },
): Projection<RecordRow<Fields>, Event> {
  return {
    name: rows.name.replace('read.', ''),
    table: rows,
    categories: [category],
    knows: (type) => types.includes(type),
    keys: (recorded) => [idOf(recorded)],
    fold(row, recorded) {
      const { event, at, revision } = recorded;
      const {
        createdAt = at,
        revision: _,
        updatedAt: __,
        ...before
      } = row ?? ({} as Partial<RecordRow<Fields>>);
      const after = evolve({ ...initial, ...before }, event, at);
      const kept = Object.entries(after).filter(([name]) => name in rows.columns);
      return {
        ...(Object.fromEntries(kept) as Fields & State),
        id: idOf(recorded),
        revision,
        createdAt,
        updatedAt: at,
      };
    },
  };
}
