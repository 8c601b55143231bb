import { languages } from '#domain/words/languages.ts';
import { invalidRequest } from '#http/errors.ts';
import type { ContentUseLink } from '#read-api/settlements/contract.ts';
import { builder } from '../kit/builder.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { queryOf } from '../kit/wire.ts';
import { getContentUseLink } from './calls.ts';

const DocumentLanguage = builder.enumType('DocumentLanguage', { values: languages });

const ContentUseInvoiceDocument = builder.objectRef<ContentUseLink>('ContentUseInvoiceDocument').implement({
  fields: (t) => ({
    id: t.id({
      description: 'Brand id × 1,000,000 + yyyymm; it exceeds an Int.',
      resolve: ({ id }) => String(id),
    }),
    url: t.exposeString('url', { description: 'It opens the PDF without a token until it expires.' }),
    validUntilAt: t.exposeString('untilTime'),
  }),
});

builder.queryField('contentUseInvoiceDocument', (t) =>
  t.field({
    type: ContentUseInvoiceDocument,
    nullable: true,
    description: 'The invoice for a brand’s content uses of a month, as a link to a PDF.',
    args: {
      brandId: t.arg.int({ required: true }),
      year: t.arg.int({ required: true }),
      month: t.arg.int({ required: true }),
      language: t.arg({ type: DocumentLanguage, description: 'Korean, unless another one is named' }),
    },
    resolve: (_, { brandId, year, month, ...choice }, { graph }) => {
      const path = { id: brandId, yyyymm: yyyymmOf(year, month) };
      return graph.read(getContentUseLink, { path, query: queryOf(choice) });
    },
  }),
);

/** Throws 400 `request.invalid` for no month: the digits of a wrong one could name another month. */
function yyyymmOf(year: number, month: number): string {
  if (year < 1 || year > 9999) throw refused('year', 'must be a year from 1 to 9999');
  if (month < 1 || month > 12) throw refused('month', 'must be a month from 1 to 12');
  return `${String(year).padStart(4, '0')}${String(month).padStart(2, '0')}`;
}

function refused(name: string, message: string) {
  return refusalOfError(invalidRequest([{ in: 'body', name, message }]));
}
