import type { TFunction } from 'i18next';
import { damageTextAtMost } from '#domain/tryset-items/item-kinds.ts';
import type { AskedField } from '../kit/actions/fields.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields of the notes that staff add to an item. */
export const itemNoteFields = (t: TFunction): Field[] => [
  { name: 'box_score', text: t('trysetItem.fields.boxScore'), kind: 'whole', atMost: 1_000_000 },
  {
    name: 'metadata',
    text: t('trysetItem.fields.metadata'),
    kind: 'pairs',
    atMost: 10_000,
    help: t('trysetItem.metadataHelp'),
  },
];

/** The fields of a report of damage; its pictures are chosen beside them. */
export const damageFields: readonly AskedField[] = [
  { name: 'text', text: 'damageText', kind: 'text', required: true, atMost: damageTextAtMost, lines: 4 },
];
