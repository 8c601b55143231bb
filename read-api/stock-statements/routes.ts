import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { monthsAfter } from '#domain/periods.ts';
import { isMonth, monthOfInstant } from '#domain/settlements/month-days.ts';
import { type Language, languages } from '#domain/words/languages.ts';
import { atMost } from '#http/at-once.ts';
import { backOffice } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { invalidQuery } from '#http/errors.ts';
import { IdParam } from '#http/filters.ts';
import { operation } from '#http/operation.ts';
import { brandName } from '../briefs/brands/name.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { houseAt } from '../settlements/house/house-at.ts';
import { paperInThread } from '../settlements/paper/in-thread.ts';
import { stockStatement } from './statement.ts';
import { stockStatementFile } from './statement-file.ts';
import { stockStatementPaper } from './statement-paper.ts';

const tags = ['stocks'];
const url = '/v1/stocks/statement';
/** Earlier months have no stock, and the earliest no instants that Postgres can read. */
const firstMonth = '2000-01';

const filters = {
  month: Type.Optional(
    Type.String({
      maxLength: 7,
      description: 'A month in Korea: 2026-10. Default: the last one that is over',
    }),
  ),
  brand_id: Type.Optional(IdParam),
};
const PaperQuery = Type.Object(
  { ...filters, language: Type.Optional(OneOf(languages)) },
  { additionalProperties: false },
);
const FileQuery = CsvQuery(Type.Object(filters));

const PaperAnswer = Type.Unsafe<FastifyReply>({
  description: 'The statement of stock, with selectable text',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

export const stockStatementRoutes: Routes = (deps) => async (app) => {
  async function answer(
    reply: FastifyReply,
    reading: Reading,
    { month, brandId, language }: { month: string; brandId: number | undefined; language: Language },
  ) {
    const [statement, ofBrand] = await Promise.all([
      stockStatement(reading, month, brandId),
      brandOf(reading, brandId, language),
    ]);
    const paper = stockStatementPaper(statement, {
      language,
      house: await houseAt(deps, statement.isOpen ? null : statement.ends.to),
      brandName: ofBrand,
      now: reading.now,
    });
    const leave = new AbortController();
    reply.raw.once('close', () => leave.abort());
    const pdf = await paperInThread(paper, leave.signal);
    return reply
      .header('content-disposition', `inline; filename="stock-${month}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  }

  app.get(
    url,
    {
      // Limits concurrent drawing, as it takes CPU that other requests need.
      preHandler: atMost({ ofOneKind: 2, ofOneCaller: 1 }),
      ...operation(
        backOffice,
        {
          operationId: 'getStockStatement',
          tags,
          summary:
            'The stock at both ends of a month by product as PDF, in Korean unless another language is asked for',
          querystring: PaperQuery,
          response: { 200: PaperAnswer },
        },
        [422, 429],
      ),
    },
    (request, reply) => {
      const { month, brand_id: brandId, language = 'ko' } = request.query;
      const reading = readingOf(deps, request);
      return answer(reply, reading, { month: monthOf(month, reading.now), brandId, language });
    },
  );
  app.get(
    `${url}/csv`,
    operation(
      backOffice,
      {
        operationId: 'exportStockStatement',
        tags,
        summary: 'The same as CSV (UTF-8 with BOM), with its first and last day in the first line',
        querystring: FileQuery,
        response: { 200: CsvAnswer },
      },
      [422],
    ),
    async (request, reply) => {
      const { query } = request;
      const reading = readingOf(deps, request);
      const month = monthOf(query.month, reading.now);
      const statement = await stockStatement(reading, month, query.brand_id);
      return sendCsv(reply, stockStatementFile(statement, query));
    },
  );
};

/** The month that is asked for; without one the last that is over at the instant `now`. */
function monthOf(month: string | undefined, now: string): string {
  if (month === undefined) return monthsAfter(`${monthOfInstant(now)}-01`, -1).slice(0, 7);
  if (isMonth(month) && month >= firstMonth) return month;
  throw invalidQuery('month', `must be a month (YYYY-MM) from ${firstMonth} on`);
}

/** The name of the statement's brand: the caller's own, or the one that staff name; its number if it is removed. Null: all brands. */
async function brandOf(
  { db, caller }: Reading,
  named: number | undefined,
  language: Language,
): Promise<string | null> {
  const id = caller.label === 'brand_admin' ? caller.brandId : named;
  if (id === undefined) return null;
  const brand = await brandsFor(db, caller)
    .where('brand.id', '=', id)
    .select(['brand.name', 'brand.nameKo'])
    .executeTakeFirst();
  return brand === undefined ? String(id) : brandName(brand, language);
}
