import { type ReferenceKind, referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

function namesOf(kind: ReferenceKind): NamesOf {
  return (db, _caller, ids) =>
    db
      .selectFrom('read.reference')
      .where('kind', '=', kind)
      .where(among('id', ids))
      .select(['id', 'name'])
      .execute();
}

export const entryNames: Readonly<Partial<Record<ReferenceKind, NamesOf>>> = Object.fromEntries(
  referenceKindNames.map((kind) => [kind, namesOf(kind)]),
);
