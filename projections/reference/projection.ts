import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceEvent, referenceMeaning } from '#domain/reference/reference-events.ts';
import { type ReferenceKind, referenceKindNames } from '#domain/reference/reference-kinds.ts';
import { entityOf } from '#event-store/stored-event.ts';
import { idOf, type Projection } from '../projection.ts';
import { type ReferenceRow, referenceTable } from './tables.ts';

/** Every kind has the same three events; the kind is the stream's category. */
export const referenceProjection: Projection<ReferenceRow, ReferenceEvent> = {
  name: 'reference',
  table: referenceTable,
  categories: referenceKindNames,
  knows: (type) => referenceMeaning(type) !== null,
  keys: ({ stream }) => [stream],
  fold(row, recorded) {
    const { event, stream, at, revision } = recorded;
    const kind = entityOf(stream).category as ReferenceKind;
    const decider = referenceDecider(kind);
    const before = row === null ? decider.initial : { ...row, fields: row.fields as never };
    const { status, fields } = decider.evolve(before, event as never, at);
    const said = { name: '', priority: 0, isPublished: false, parentId: null, ...(fields ?? {}) };
    return {
      key: stream,
      kind,
      id: idOf(recorded),
      status,
      name: said.name,
      priority: said.priority,
      isPublished: said.isPublished,
      parentId: said.parentId,
      fields: { ...fields },
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
