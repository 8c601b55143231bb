import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import { checked } from '#http/checked.ts';
import { Page } from '#http/contract.ts';
import { pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { Who } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import { ListThenQuery, PageThen } from '../as-of/lists/contract.ts';
import { fileThen } from '../as-of/lists/file-then.ts';
import { instantOf } from '../as-of/lists/instant-of.ts';
import { inactive, type PastList, pageThen } from '../as-of/lists/past-list.ts';
import { CsvAnswer, sendCsv } from '../csv/csv-answer.ts';
import type { CsvColumn } from '../csv/csv-column.ts';
import { csvFile } from '../csv/csv-file.ts';
import { type CsvChoices, CsvQuery, wordingOf } from '../csv/wording.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { Rows } from './rows.ts';

type App = Parameters<FastifyPluginAsyncTypebox>[0];

/** Definition of a list for its routes. */
export interface ReadableList<Row, Path extends TObject, Query extends TObject> {
  /** Path of the collection: `/v2/agencies`. */
  url: string;
  path: Path;
  query: Query;
  tags: readonly string[];
  who: Who;
  /** End of the operation ids: `listAgencies`. */
  name: string;
  summary: string;
  /** Whether the list is also available as a file. */
  hasFile?: true;
  /** The row's shape, value and columns, derived from its fields by `readable`. */
  row: { shape: TSchema; shown(row: Row): object; columns: readonly CsvColumn<Row>[] };
  /** The list's past, if it can be viewed: the query then also takes `as_of`. */
  past?: PastList<Static<Query>, Row>;
  /** The rows that the caller may see and that match all filters, sorted. Throws if the path's entity does not exist. */
  rows(reading: Reading, path: Static<Path>, query: Static<Query>): Promise<Rows<Row>>;
}

/** Adds the calls that return one page of a list, and the whole list as a file. */
export function listRoutes<Row, Path extends TObject, Query extends TObject>(
  app: App,
  deps: ReadDeps,
  list: ReadableList<Row, Path, Query>,
): void {
  const { url, path, tags, who, name, summary, row, rows, past, hasFile = false } = list;
  const query = past === undefined ? list.query : ListThenQuery<TProperties>(list.query);
  app.get(
    url,
    operation(
      who,
      {
        operationId: `list${name}`,
        tags,
        summary,
        params: path,
        querystring: query,
        response: { 200: past === undefined ? Page(row.shape) : PageThen(row.shape) },
      },
      url.includes(':') ? [404] : [],
    ),
    async (request) => {
      const reading = readingOf(deps, request);
      const asked = checked<Path, Query>(request);
      const time = past === undefined ? null : instantOf(asked.query, past.known, deps.now());
      if (past !== undefined && time !== null) {
        const page = pageOf(request, await pageThen(deps, reading, past, asked.query, time));
        const data = page.data.map((then) => inactive(row.shown(then)));
        return { ...page, data, asOf: { by: 'time', time } };
      }
      const matching = await rows(reading, asked.params, asked.query);
      const paging = pagingOf(asked.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      return pageOf(request, { paging, count, data: page.map(row.shown) });
    },
  );
  if (!hasFile) return;
  app.get(
    `${url}/csv`,
    operation(who, {
      operationId: `export${name}`,
      tags,
      summary: `${summary}, as CSV (UTF-8 with BOM), whole`,
      params: path,
      querystring: CsvQuery<TProperties>(query),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => {
      const reading = readingOf(deps, request);
      const asked = checked<Path, Query>(request);
      const time = past === undefined ? null : instantOf(asked.query, past.known, deps.now());
      if (past !== undefined && time !== null) {
        const file = { name: fileName(url), columns: row.columns };
        return sendCsv(reply, await fileThen(deps, reading, past, asked.query, time, file));
      }
      const matching = await rows(reading, asked.params, asked.query);
      const wording = wordingOf(checked<Path, typeof CsvChoices>(request).query, reading.now);
      const name = fileName(url);
      const { columns } = row;
      const file = csvFile({ name, wording, columns, rows: matching.all(), count: matching.count });
      return sendCsv(reply, file);
    },
  );
}

/** The file name of a list: `agencies` for `/v2/agencies`. */
function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
