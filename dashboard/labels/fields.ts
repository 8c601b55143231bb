import type { TFunction } from 'i18next';
import { copiesAtMost } from '#domain/labels/label-kinds.ts';
import type { Field } from '../kit/fields/field.ts';

/** The amounts of a print. A sheet with several places also asks for the place of the first label. */
export const labelFields = (t: TFunction, places: number): Field[] => [
  {
    name: 'copies',
    text: t('labels.copies'),
    kind: 'whole',
    required: true,
    atLeast: 1,
    atMost: copiesAtMost,
  },
  ...(places > 1
    ? [
        {
          name: 'start',
          text: t('labels.start'),
          kind: 'whole',
          required: true,
          atLeast: 1,
          atMost: places,
        } as const,
      ]
    : []),
];
