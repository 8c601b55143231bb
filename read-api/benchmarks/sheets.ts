import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadDeps } from '../deps.ts';
import { sendCsv } from '../kit/csv/csv-answer.ts';
import { csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import { sendWorkbook } from '../kit/csv/workbook-answer.ts';
import type { SheetFormat, SheetLink } from './contract.ts';
import { namedItems } from './rows.ts';
import { sheetColumns } from './sheet-columns.ts';
import { benchmarkRow } from './shown.ts';

type Choice = CsvChoices & { format?: SheetFormat };

/**
 * Returns a link to a benchmark's sheet, valid for ten minutes without a token. Throws 404 if the benchmark does not
 * exist.
 */
export async function sheetLink(
  { db }: Pick<ReadDeps, 'db'>,
  request: FastifyRequest,
  id: string,
  choice: Choice,
): Promise<SheetLink> {
  await benchmarkRow(db, id);
  const query = new URLSearchParams(Object.entries(choice));
  const path = `/v1/looks/certification_benchmarks/${id}/sheet?${query}`;
  const { path: signed, until } = request.server.tokens.links.sign(path);
  return { url: `${request.protocol}://${request.host}${signed}`, untilTime: until };
}

/** Sends the sheet with the items' current state. Throws 403 for a forged or expired link. */
export async function sendSheet(
  { db, now }: Pick<ReadDeps, 'db' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { format = 'xlsx', ...choices }: Choice,
): Promise<FastifyReply> {
  request.server.tokens.links.verify(request.url);
  await benchmarkRow(db, id);
  const wording = wordingOf(choices, now().toISOString());
  const name = `benchmark-${id.slice(0, 8)}`;
  const rows = namedItems(db, id);
  return format === 'csv'
    ? sendCsv(reply, csvFile({ name, wording, columns: sheetColumns, rows: rows.stream(500) }))
    : sendWorkbook(reply, name, wording, sheetColumns, await rows.execute());
}
