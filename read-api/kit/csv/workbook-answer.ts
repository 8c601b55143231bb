import type { FastifyReply } from 'fastify';
import writeWorkbook from 'write-excel-file/node';
import type { CsvColumn } from './csv-column.ts';
import type { Wording } from './wording.ts';

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Sends rows as an Excel workbook with the columns of their CSV. The workbook is built in memory, so it suits at most
 * a few thousand rows. Cells hold values, never formulas.
 */
export async function sendWorkbook<Row>(
  reply: FastifyReply,
  name: string,
  wording: Wording,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<FastifyReply> {
  const heading = columns.map((column) => ({ value: wording.header(column), fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    columns.map((column) => wording.cell(column, column.value(row, wording.language))),
  );
  const workbook = await writeWorkbook([heading, ...cells], { stickyRowsCount: 1 }).toBuffer();
  return reply
    .header('content-disposition', `attachment; filename="${name}-${wording.day}.xlsx"`)
    .type(mime)
    .send(workbook);
}
