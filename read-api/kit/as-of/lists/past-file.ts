import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadDeps } from '../../../deps.ts';
import type { CsvColumn } from '../../csv/csv-column.ts';
import type { CsvChoices } from '../../csv/wording.ts';
import { sendComparedCsv } from './compare-page.ts';
import type { AsOfListParams, CompareParams } from './contract.ts';
import { sendCsvThen } from './file-then.ts';
import { endsOf, instantOf } from './instant-of.ts';
import type { ListQuery, PastList } from './past-list.ts';

/** Sends a list's past as CSV, at an instant or compared between two; null if the query asks for the list as it is now. */
export async function pastFile<Query extends ListQuery, Row extends { id: number; actions: unknown }>(
  deps: ReadDeps,
  request: FastifyRequest<{ Querystring: Query & AsOfListParams & CompareParams & CsvChoices }>,
  reply: FastifyReply,
  list: PastList<Query, Row>,
  file: { name: string; columns: readonly CsvColumn<NoInfer<Row>>[]; codes: CsvColumn<Row>['codes'] },
): Promise<FastifyReply | null> {
  const query = request.query as Query & AsOfListParams & CompareParams & CsvChoices;
  const now = deps.now();
  const time = instantOf(query, list.known, now);
  const ends = endsOf(query, list.known, now);
  if (ends !== null) return sendComparedCsv(deps, request, reply, list, query, ends, file);
  return time === null ? null : sendCsvThen(deps, request, reply, list, query, time, file);
}
