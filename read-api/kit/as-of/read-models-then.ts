import {
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  type TableNode,
  ValueNode,
} from 'kysely';
import { snakeCase } from '#projections/kit/tables/table.ts';
import type { ReadModels } from '../../database.ts';
import { type Rows, tableOf } from './rows.ts';

/** What the read models are asked for one answer. */
export interface Then {
  rows: Rows;
  /** People whose row is the one of `rows`, or none: the names of all others that the rows name are today's. */
  peopleThen: readonly string[];
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

function sourcesOf({ rows, peopleThen, stream, position }: Then): Sources {
  const { people, ...others } = tableOf;
  const sources = (Object.keys(others) as (keyof typeof others)[]).map((name): [string, RawNode] => {
    const { name: tableName } = others[name];
    return [tableName, raw([`json_populate_recordset(null::${tableName}, `, ')'], [asJson(rows[name])])];
  });
  return new Map([
    ...sources,
    [
      people.name,
      raw(
        [
          `(select * from ${people.name} where id = any(`,
          `) union all select * from json_populate_recordset(null::${people.name}, `,
          '))',
        ],
        [namedIn(rows, peopleThen), asJson(rows.people.filter(({ id }) => peopleThen.includes(id)))],
      ),
    ],
    [
      'read.log',
      raw(['(select * from read.log where stream = ', ' and position <= ', ')'], [stream, String(position)]),
    ],
  ]);
}

/**
 * The people whom the rows name, but for those who are told as they were. Only these are looked up: beside rows that no index
 * holds, the database would read all people for a name.
 */
function namedIn({ trysets, trysetItems, stockMemos }: Rows, peopleThen: readonly string[]): string[] {
  const named = [
    ...[...trysets, ...trysetItems].map(({ userId }) => `user:${userId}`),
    ...trysets.map(({ id }) => `tryset:${id}`),
    ...stockMemos.map(({ actorLabel, actorId }) => `${actorLabel}:${actorId}`),
  ];
  return [...new Set(named)].filter((id) => !peopleThen.includes(id));
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
