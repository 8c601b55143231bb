import { referenceDecider } from '#domain/reference/reference.ts';
import type { ReferenceEvent } from '#domain/reference/reference-events.ts';
import { type ReferenceKind, referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { StreamKind } from '../kit/area.ts';
import type { Fold } from '../kit/history/fold.ts';

type Reference = ReturnType<typeof referenceDecider<ReferenceKind>>['initial'];

const fields: Readonly<Record<ReferenceKind, string>> = {
  category: 'categoryId',
  size_type: 'sizeTypeId',
  measurement_type: 'measurementTypeId',
  material_type: 'materialTypeId',
  season: 'seasonId',
  style: 'styleIds',
  curation: 'curationId',
};

/** Of reference data a history shows each field for itself. */
function referenceFold(kind: ReferenceKind): Fold {
  const { initial, evolve } = referenceDecider(kind);
  const flat = ({ status, fields: told }: Reference) => ({ status, ...told });
  return {
    initial: flat(initial),
    evolve(before, event, at) {
      const { status, ...told } = before as { status: Reference['status'] } & NonNullable<
        Reference['fields']
      >;
      return flat(evolve({ ...initial, status, fields: told }, event as ReferenceEvent, at));
    },
  };
}

export const referenceStreams: Readonly<Record<string, StreamKind>> = Object.fromEntries(
  referenceKindNames.map((kind) => [
    kind,
    { fold: referenceFold(kind), field: fields[kind], isOfAll: true } satisfies StreamKind,
  ]),
);
