import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceEvent, referenceMeaning } from '#domain/reference/reference-events.ts';
import { type ReferenceKind, referenceKindNames } from '#domain/reference/reference-kinds.ts';
import { entityOf } from '#event-store/stored-event.ts';
import { idOf, type Projection } from '../projection.ts';
import { type ReferenceRow, referenceTable } from './tables.ts';

/** All kinds of reference data share the same three event types; the stream's category is the kind. */
export const referenceProjection: Projection<ReferenceRow, ReferenceEvent> = {
  name: 'reference',
  table: referenceTable,
  categories: referenceKindNames,
  knows: (type) => referenceMeaning(type) !== null,
  keys: ({ stream }) => [stream],
  fold(row, recorded) {
    const { event, stream, at, revision } = recorded;
    const kind = entityOf(stream).category as ReferenceKind;
    const { initial, evolve } = referenceDecider(kind);
    const before = row === null ? initial : { ...initial, ...row.fields, id: row.id, status: row.status };
    const { id: _, status, ...fields } = evolve(before, event, at);
    const parentId = 'parentId' in fields ? (fields.parentId as number | null) : null;
    return {
      key: stream,
      kind,
      id: idOf(recorded),
      status,
      name: fields.name,
      priority: fields.priority,
      isPublished: fields.isPublished,
      parentId,
      fields,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
