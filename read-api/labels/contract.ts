import type { FastifyReply } from 'fastify';
import Type, { type Static, type TProperties } from 'typebox';
import {
  copiesAtMost,
  labelFormats,
  labelSymbols,
  labelsAtMost,
  labelsOnPage,
} from '#domain/labels/label-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import { IdsParam } from '#http/filters.ts';

/** What such a call answers, as its schema says it. */
export const LabelsAnswer = Type.Unsafe<FastifyReply>({
  description:
    'Labels to be printed at their own size; their text can be selected. The header `labels-not-whole` tells how many have a square in the place of a sign that no font has, and their first codes (percent-encoded): `2; TI12,TI13`',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

const choices = {
  format: Type.Optional(
    Type.Enum([...labelFormats], {
      description: `Paper: 62 × 29 mm or A6 with one label a page, A4 with ${labelsOnPage.a4}; else 62x29`,
    }),
  ),
  symbol: Type.Optional(Type.Enum([...labelSymbols], { description: 'What scanners read; else qr' })),
  language: Type.Optional(Type.Enum([...languages], { description: 'Of what is written beside; else en' })),
  copies: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: copiesAtMost,
      description: `Of each label; at most ${labelsAtMost} labels in all`,
    }),
  ),
  start: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: labelsOnPage.a4,
      description:
        'The place on the sheet at which the first stands, where others are used up already; A4 alone',
    }),
  ),
};

/** How labels may be asked for. */
export const LabelChoices = Type.Object(choices);
export type LabelChoices = Static<typeof LabelChoices>;

function LabelsQuery<Of extends TProperties>(of: Of) {
  return Type.Object({ ...of, ...choices }, { additionalProperties: false });
}

/** For labels of what has ids. */
export const LabelsOfIds = LabelsQuery({ ids: IdsParam });

/** As the check-in desk reads it: the two names without blanks and hyphens. */
export const slotPattern = '[^-,\\s]{1,60}-[^-,\\s]{1,60}-\\d{1,5}';

/** For labels of shelves. */
export const LabelsOfSlots = LabelsQuery({
  slots: Type.String({
    pattern: `^${slotPattern}(,${slotPattern}){0,${labelsAtMost - 1}}$`,
    maxLength: 12_000,
    description: `Sector, cell and number, as A-03-12, with commas between them; at most ${labelsAtMost}`,
  }),
});
