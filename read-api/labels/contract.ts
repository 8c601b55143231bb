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
import { AnyIdsParam, TextsParam } from '#http/filters.ts';

/** Response schema of label calls. */
export const LabelsAnswer = Type.Unsafe<FastifyReply>({
  description:
    'Labels to print at their original size, with selectable text. The header `labels-not-whole` holds the number of labels that show a square for a character that no font has, and the first of their codes (percent-encoded): `2; TI12,TI13`',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

const choices = {
  format: Type.Optional(
    Type.Enum([...labelFormats], {
      description: `Paper: 62 × 29 mm or A6 with one label per page, A4 with ${labelsOnPage.a4}. Default: 62x29`,
    }),
  ),
  symbol: Type.Optional(
    Type.Enum([...labelSymbols], { description: 'Symbol that scanners read. Default: qr' }),
  ),
  language: Type.Optional(Type.Enum([...languages], { description: 'Language of the text. Default: en' })),
  copies: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: copiesAtMost,
      description: `Copies of each label; at most ${labelsAtMost} labels in total`,
    }),
  ),
  start: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: labelsOnPage.a4,
      description: 'Position of the first label on a partly used sheet; only for A4',
    }),
  ),
};

/** Options of labels. */
export const LabelChoices = Type.Object(choices);
export type LabelChoices = Static<typeof LabelChoices>;

function LabelsQuery<Of extends TProperties>(of: Of) {
  return Type.Object({ ...of, ...choices }, { additionalProperties: false });
}

/** Query for labels of entities with ids. */
export const LabelsOfIds = LabelsQuery({ ids: AnyIdsParam });

/** Pattern of a slot, as the check-in desk parses it: both names without spaces and hyphens. */
export const slotPattern = '[^-,\\s]{1,60}-[^-,\\s]{1,60}-\\d{1,5}';

/** Query for labels of slots. */
export const LabelsOfSlots = LabelsQuery({
  slots: TextsParam(
    Type.String({
      pattern: `^${slotPattern}(,${slotPattern}){0,${labelsAtMost - 1}}$`,
      maxLength: 12_000,
      description: `Sector, cell and number, such as A-03-12, separated by commas; at most ${labelsAtMost}`,
    }),
  ),
});
