import {
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  type TableNode,
  ValueNode,
} from 'kysely';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import type { Table } from '#projections/kit/tables/table.ts';
import { type PersonRow, peopleTable } from '#projections/personal-data/tables.ts';
import type { ReadModels } from '../../database.ts';

/** The rows that replace read-model tables while one past answer is computed. */
export interface Then {
  tables: readonly Table[];
  rows: RowsAlone;
  /**
   * People with past data: their rows in `people`, or no row if they had none. All other people have current names.
   */
  peopleThen: readonly string[];
  people: readonly PersonRow[];
  /** Ids of the people in the rows. */
  named: readonly string[];
  /** The streams of the log, each up to a position. */
  log: readonly { stream: string; position: bigint }[];
}

/**
 * The read models as of a past point: queries find the given rows instead of the tables. The functions for the
 * current state then answer the past state, with the same scope. Masters and their names are current.
 */
export function readModelsThen(db: ReadModels, then: Then): ReadModels {
  const transformer = new TablesThen(sourcesOf(then));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
  const models = db.withPlugin(plugin);
  past.add(models);
  return models;
}

const past = new WeakSet<ReadModels>();

/** Whether these read models are those of a past point. Their queries have other texts and parameters. */
export function isPast(db: ReadModels): boolean {
  return past.has(db);
}

/** Replacement source for each table, by the table's database name. */
type Sources = ReadonlyMap<string, RawNode>;

class TablesThen extends OperationNodeTransformer {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    super();
    this.#sources = sources;
  }

  protected override transformTable(node: TableNode, queryId: QueryId): TableNode {
    const { schema, identifier } = node.table;
    const source: OperationNode | undefined = this.#sources.get(`${schema?.name}.${identifier.name}`);
    return (source as TableNode | undefined) ?? super.transformTable(node, queryId);
  }
}

function sourcesOf({ tables, rows, peopleThen, people, named, log }: Then): Sources {
  const sources = tables.map((table): [string, RawNode] => [
    table.name,
    raw([`json_populate_recordset(null::${table.name}, `, ')'], [asJson(rows.of(table))]),
  ]);
  // Look up only the named people: rows without an index would make the database scan all people for one name.
  const today = [...new Set(named)].filter((id) => !peopleThen.includes(id));
  return new Map([
    ...sources,
    [
      peopleTable.name,
      raw(
        [
          `(select * from ${peopleTable.name} where id = any(`,
          `) union all select * from json_populate_recordset(null::${peopleTable.name}, `,
          '))',
        ],
        [today, asJson(people)],
      ),
    ],
    [
      'read.log',
      raw(
        [
          '(select log.* from read.log as log join unnest(',
          '::text[], ',
          '::bigint[]) as shown (stream, last) on log.stream = shown.stream and log.position <= shown.last)',
        ],
        [log.map(({ stream }) => stream), log.map(({ position }) => String(position))],
      ),
    ],
  ]);
}

function raw(fragments: readonly string[], values: readonly unknown[]): RawNode {
  return RawNode.create(
    fragments,
    values.map((value) => ValueNode.create(value)),
  );
}

function asJson(rows: readonly object[]): string {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  );
  return JSON.stringify(named, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
}
