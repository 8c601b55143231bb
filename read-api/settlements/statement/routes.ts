import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { brandMonthIdOf, monthOfInstant } from '#domain/settlements/month-days.ts';
import type { Language } from '#domain/words/languages.ts';
import { languages } from '#domain/words/languages.ts';
import { atMost } from '#http/at-once.ts';
import { OneOf } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, MonthIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { type Reading, readingOf } from '../../kit/reading.ts';
import type { Routes } from '../../routes.ts';
import { monthFields } from '../contract.ts';
import { houseAt } from '../house/house-at.ts';
import { matchingLines } from '../lists.ts';
import { paperInThread } from '../paper/in-thread.ts';
import { wholeMonths } from '../scope.ts';
import { type Statement, type StatementLine, statementPaper } from './statement-paper.ts';

const tags = ['settlements'];
const who = ['staff', 'brand_admin'] as const;
const strict = { additionalProperties: false };
const ofLanguage = { language: Type.Optional(OneOf(languages)) };

const StatementAnswer = Type.Unsafe<FastifyReply>({
  description: 'The statement of a brand’s month, with selectable text',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

export const statementRoutes: Routes = (deps) => async (app) => {
  // Limits concurrent drawing, as it takes CPU that other requests need.
  const preHandler = atMost({ ofOneKind: 2, ofOneCaller: 1 });

  async function answer(reply: FastifyReply, reading: Reading, id: number, language: Language) {
    const { closedTime, ...said } = await statementOf(reading, id, language);
    const statement = { ...said, house: await houseAt(deps, closedTime) };
    const leave = new AbortController();
    reply.raw.once('close', () => leave.abort());
    const pdf = await paperInThread(statementPaper(statement), leave.signal);
    return reply
      .header('content-disposition', `inline; filename="statement-${id}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  }

  app.get(
    '/v1/brand-months/:id/statement',
    {
      preHandler,
      ...operation(
        who,
        {
          operationId: 'getBrandMonthStatement',
          tags,
          summary: 'The statement of a brand’s month as PDF, in Korean unless another language is asked for',
          params: MonthIdParams,
          querystring: Type.Object(ofLanguage, strict),
          response: { 200: StatementAnswer },
        },
        [404, 429],
      ),
    },
    (request, reply) =>
      answer(reply, readingOf(deps, request), request.params.id, request.query.language ?? 'ko'),
  );

  app.post(
    '/v2/orders/invoice-items/pdf',
    {
      preHandler,
      ...operation(
        who,
        {
          operationId: 'getInvoiceItemsPdf',
          tags,
          summary: 'The statement of the brand’s month in which an instant lies, as PDF; nothing is changed',
          body: Type.Object(
            {
              created_time: Type.String({ format: 'date-time', maxLength: 40 }),
              brand_id: Id,
              ...ofLanguage,
            },
            strict,
          ),
          response: { 200: StatementAnswer },
        },
        [404, 429],
      ),
    },
    (request, reply) => {
      const { created_time: time, brand_id: brandId, language = 'ko' } = request.body;
      const id = brandMonthIdOf(brandId, monthOfInstant(new Date(time).toISOString()));
      return answer(reply, readingOf(deps, request), id, language);
    },
  );
};

/** What a month's statement says, and when the month closed. Throws 404 if the caller may not see the month. */
async function statementOf(
  reading: Reading,
  id: number,
  language: Language,
): Promise<Omit<Statement, 'house'> & { closedTime: string | null }> {
  const { db, caller, now } = reading;
  const row = await wholeMonths(db, caller, now).where('month.id', '=', String(id)).executeTakeFirst();
  if (row === undefined) throw notFound('brand_month', id);
  const lines: StatementLine[] = [];
  for await (const line of matchingLines(reading, id, {}).all()) {
    const { number, step, label, currency, amount, tax, commissionRate, brandPayment, occurredTime } = line;
    const source = { kind: line.ofKind, id: Number(line.ofId), step, label };
    lines.push({ number, ...source, currency, amount, tax, commissionRate, brandPayment, occurredTime });
  }
  return {
    language,
    brandName: (language === 'ko' ? row.brandNameKo : null) ?? row.brandName ?? '',
    month: row.month,
    isOpen: row.status === 'open',
    closedTime: row.closedTime,
    sums: monthFields.shown(row).sums,
    lines,
    now,
  };
}
