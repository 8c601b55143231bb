import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import { languages } from '#domain/words/languages.ts';
import { atMost } from '#http/at-once.ts';
import { OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { readingOf } from '../../kit/reading.ts';
import type { Routes } from '../../routes.ts';
import { ContentUseLink } from '../contract.ts';
import { houseAt } from '../house/house-at.ts';
import { contentUsePaper } from './invoice-paper.ts';
import { keptPdfs } from './kept-pdfs.ts';
import { type MonthOfBrand, usesOfMonth } from './uses-of-month.ts';

const tags = ['settlements'];
const who = ['staff', 'brand_admin'] as const;
const url = '/v1/brands/:id/months/:yyyymm';
const params = Type.Object({
  id: Id,
  yyyymm: Type.String({ pattern: '^[0-9]{4}(0[1-9]|1[0-2])$', minLength: 6, maxLength: 6 }),
});
const ofLanguage = { language: Type.Optional(OneOf(languages)) };

const InvoiceAnswer = Type.Unsafe<FastifyReply>({
  description: 'The invoice for a month’s content uses, with selectable text',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

/** A signed link was given to a caller who may see the month, so it opens as staff would. */
const linked = { label: 'staff', id: 0, name: '', roles: [] } as const;

/** Registers the link to the invoice for a month's content uses, and the PDF at that link. */
export const contentUseRoutes: Routes = (deps) => async (app) => {
  app.get(
    `${url}/content_use_link`,
    operation(
      who,
      {
        operationId: 'getContentUseLink',
        tags,
        summary:
          'Where the invoice for a month’s content uses can be fetched without a token, for ten minutes',
        params,
        querystring: Type.Object(ofLanguage, { additionalProperties: false }),
        response: { 200: ContentUseLink },
      },
      [404],
    ),
    async (request) => {
      const { language = 'ko' } = request.query;
      const month = monthOf(request.params);
      await usesOfMonth(readingOf(deps, request), month, language);
      const { id, yyyymm } = request.params;
      const path = `/v1/brands/${id}/months/${yyyymm}/content_use_invoice?language=${language}`;
      const { path: signed, until } = request.server.tokens.links.sign(path);
      return {
        id: brandMonthIdOf(month.brandId, month.month),
        url: `${request.protocol}://${request.host}${signed}`,
        untilTime: until,
      };
    },
  );

  const pdfOf = keptPdfs();
  app.get(
    `${url}/content_use_invoice`,
    {
      // Limits concurrent drawing, as it takes CPU that other requests need.
      preHandler: atMost({ ofOneKind: 2, ofOneCaller: 2 }),
      ...operation(
        'public',
        {
          operationId: 'getContentUseInvoice',
          tags,
          summary: 'The invoice for a month’s content uses as PDF, at such an address',
          params,
          querystring: Type.Object(
            { ...ofLanguage, signature: Type.String({ maxLength: 2000 }) },
            { additionalProperties: false },
          ),
          response: { 200: InvoiceAnswer },
        },
        [403, 404, 429],
      ),
    },
    async (request, reply) => {
      request.server.tokens.links.verify(request.url);
      const { language = 'ko' } = request.query;
      const month = monthOf(request.params);
      const seeing = { db: deps.db, caller: linked, now: deps.now().toISOString() };
      const { closedTime, ...uses } = await usesOfMonth(seeing, month, language);
      const house = await houseAt(deps, closedTime);
      const leave = new AbortController();
      reply.raw.once('close', () => leave.abort());
      const pdf = await pdfOf(contentUsePaper({ ...uses, house }), leave.signal);
      return sendPdf(reply, `content-uses-${brandMonthIdOf(month.brandId, month.month)}`, pdf);
    },
  );
};

function monthOf({ id: brandId, yyyymm }: { id: number; yyyymm: string }): MonthOfBrand {
  return { brandId, month: `${yyyymm.slice(0, 4)}-${yyyymm.slice(4)}` };
}

function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .type('application/pdf')
    .send(pdf);
}
