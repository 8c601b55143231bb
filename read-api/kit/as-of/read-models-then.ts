import {
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  type TableNode,
  ValueNode,
} from 'kysely';
import type { RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import { snakeCase, type Table } from '#projections/kit/tables/table.ts';
import { type PersonRow, peopleTable } from '#projections/personal-data/tables.ts';
import type { ReadModels } from '../../database.ts';

/** What the read models are asked for one answer. */
export interface Then {
  tables: readonly Table[];
  rows: RowsAlone;
  /** People whose row is the one of `people`, or none: the names of all others that the rows name are today's. */
  peopleThen: readonly string[];
  people: readonly PersonRow[];
  /** The people whom the rows name. */
  named: readonly string[];
  /** The log: of one stream up to a position. */
  stream: string;
  position: bigint;
}

/**
 * The read models as they were: queries find the given rows where the tables would be, and nothing else in them. So the calls that
 * answer how a thing is answer how it was, under the same scope. Masters and their names are those of today.
 */
export function readModelsThen(db: ReadModels, then: Then): ReadModels {
  const transformer = new TablesThen(sourcesOf(then));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

/** What stands where a table is read, by its name in the database. */
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

function sourcesOf({ tables, rows, peopleThen, people, named, stream, position }: Then): Sources {
  const sources = tables.map((table): [string, RawNode] => [
    table.name,
    raw([`json_populate_recordset(null::${table.name}, `, ')'], [asJson(rows.of(table))]),
  ]);
  // Only those who are named are looked up: beside rows that no index holds, the database would read all people for a name.
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
      raw(['(select * from read.log where stream = ', ' and position <= ', ')'], [stream, String(position)]),
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
