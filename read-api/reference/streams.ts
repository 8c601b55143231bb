import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceKind, referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { StreamKind } from '../kit/area.ts';
import { foldOfRecord } from '../kit/history/fold.ts';

const fields: Readonly<Record<ReferenceKind, string>> = {
  category: 'categoryId',
  size_type: 'sizeTypeId',
  measurement_type: 'measurementTypeId',
  material_type: 'materialTypeId',
  season: 'seasonId',
  style: 'styleIds',
  curation: 'curationId',
  magazine: 'magazineId',
};

export const referenceStreams: Readonly<Record<string, StreamKind>> = Object.fromEntries(
  referenceKindNames.map((kind) => [
    kind,
    { fold: foldOfRecord(referenceDecider(kind)), field: fields[kind], isOfAll: true } satisfies StreamKind,
  ]),
);
