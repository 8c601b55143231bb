import type { StringReference } from 'kysely';
import Type, { type TObject, type TSchema } from 'typebox';
import type { Ending, RecordDecider } from '#domain/record.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { Who } from '#http/rights.ts';
import type { Table } from '#projections/kit/tables/table.ts';
import type { ReadModels } from '../../database.ts';
import type { ReadDeps } from '../../deps.ts';
import type { Routes } from '../../routes.ts';
import type { StreamKind } from '../area.ts';
import { detailAnswer } from '../as-of/answer.ts';
import { AsOfQuery, asOfField } from '../as-of/contract.ts';
import type { Past } from '../as-of/past.ts';
import type { CsvColumn } from '../csv/csv-column.ts';
import { foldOfRecord } from '../history/fold.ts';
import { historyRoute, type StepsOf } from '../history/route.ts';
import { foldedStreams } from '../history/streams.ts';
import { listRoutes } from '../readable/routes.ts';
import { among } from '../search.ts';
import { type RecordList, recordList } from './record-list.ts';
import type { RecordThen } from './records-then.ts';

/** Streams of other entities, by the id of the record that they belong to. */
type StreamsOf = (db: ReadModels, id: number) => Promise<readonly string[]>;

/** The HTTP routes and the past of an entity that consists of fields alone, beside `recordRoutes` of the write side. */
export interface RecordReads<DB, Tables extends keyof DB, Row, Columns>
  extends RecordList<DB, Tables, Row, Columns> {
  /** URL of the collection: `/v2/agencies`. */
  url: string;
  tags: string[];
  /** Ends of the operation ids: `getAgency`, `listAgencies`. */
  name: string;
  names: string;
  summaries: { list: string; detail: string; history: string };
  /** Callers of its list and its detail. Its history and its past are for staff. */
  who: Who;
  /** The field by which events of other streams refer to it: `agencyId`. */
  field: string;
  /** Its fields, made by `readable`. */
  row: { shape: TObject; shown(row: Row): object; columns: readonly CsvColumn<Row>[] };
  /** What its detail has beside its fields. */
  more?: {
    fields: Readonly<Record<string, TSchema>>;
    of(db: ReadModels, caller: Caller, id: number): Promise<object>;
  };
  /** Entities that are parts of it: its history and its comparisons have their events, too. */
  parts?: { category: string; streams: StreamsOf };
  /** Further streams that its past detail needs. */
  others?: StreamsOf;
}

const staff = ['staff'] as const;
const none: StreamsOf = async () => [];

/** List, file, detail, history and past of such an entity, as its area has them. */
export function recordReads<
  Name extends string,
  Fields extends object,
  End extends Ending,
  DB,
  Tables extends keyof DB,
  Row,
  const Columns extends Readonly<Record<string, StringReference<DB, Tables>>>,
>(
  table: Table<RecordThen>,
  decider: RecordDecider<Name, Fields, End>,
  reads: RecordReads<DB, Tables, Row, Columns>,
) {
  const { category } = decider;
  const { url, tags, name, names, summaries, who, field, row, more, parts, others = none } = reads;
  const list = recordList(reads);

  async function detail({ db }: ReadDeps, caller: Caller, id: number): Promise<object> {
    const found = await reads
      .rows(db, caller)
      .where(among(reads.columns.id, [id]))
      .executeTakeFirst();
    if (found === undefined) throw notFound(category, id);
    return { ...row.shown(found), ...(await more?.of(db, caller, id)) };
  }

  const partsOf = parts?.streams ?? none;
  const steps: StepsOf = async (deps, _, id) => {
    const all = await foldedStreams(deps, [`${category}-${id}`, ...(await partsOf(deps.db, id))]);
    return all.some((step) => step.category === category) ? all : null;
  };

  const past: Past = {
    category,
    projection: table.name.replace('read.', ''),
    path: `${url}/:id`,
    tags,
    differenceId: `get${name}Difference`,
    detail,
    isShown: async (_, caller) => caller.label === 'staff',
    async around(load, own, _cuts, db) {
      const id = Number(own[0]?.entityId);
      return [...own, ...(await load([...(await partsOf(db, id)), ...(await others(db, id))]))];
    },
    isGone: (rows, id) =>
      rows.of(table).some((each) => each.id === id && each.status === decider.ending.status),
    ...(parts && { comparesToo: parts.category }),
  };

  const routes: Routes = (deps) => async (app) => {
    listRoutes(app, deps, {
      url,
      path: Type.Object({}),
      tags,
      name: names,
      summary: summaries.list,
      hasFile: true,
      query: list.query,
      who,
      row,
      rows: async (reading, _, query) => list.matching(reading, query),
    });
    app.get(
      `${url}/:id`,
      operation(
        who,
        {
          operationId: `get${name}`,
          tags,
          summary: summaries.detail,
          params: IdParams,
          querystring: AsOfQuery,
          response: {
            200: Type.Object({ ...row.shape.properties, ...more?.fields, ...asOfField }) as TSchema,
          },
        },
        [404],
      ),
      (request) => detailAnswer(deps, request, past),
    );
    historyRoute(app, deps, {
      url,
      entity: category,
      tags,
      who: staff,
      name,
      summary: summaries.history,
      steps,
    });
  };

  const stream: StreamKind = { fold: foldOfRecord(decider), isFilter: true, field };
  return { routes: [routes], streams: { [category]: stream }, past };
}
