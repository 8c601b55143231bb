import { accountsIn } from '#domain/accounts/account.ts';
import { type AssignmentEvent, isAssignmentEvent } from '#domain/assignments/assignment-events.ts';
import { assignmentTypes } from '#domain/note-kinds.ts';
import { notedKindOf, notedKinds } from '#domain/notes/noted-kinds.ts';
import { idOf, type Projection } from '../projection.ts';
import { type AssignmentRow, assignmentsTable } from './tables.ts';

export const assignmentsProjection: Projection<AssignmentRow, AssignmentEvent> = {
  name: 'assignments',
  table: assignmentsTable,
  categories: notedKinds,
  knows: (type) => assignmentTypes.some((one) => one === type),
  keys: ({ event, stream }) =>
    isAssignmentEvent(event) ? [`${stream}:${event.data.brandId ?? 'staff'}`] : [],
  fold(row, recorded, key) {
    const { event, stream, at, metadata } = recorded;
    if (event.type === 'Unassigned') return null;
    if (event.type !== 'Assigned') return row;
    const [account] = accountsIn(event.data.to);
    if (account === undefined) return null;
    const { label, id } = metadata.actor;
    return {
      id: String(key),
      kind: notedKindOf(stream),
      thingId: idOf(recorded),
      brandId: event.data.brandId,
      accountLabel: account.label,
      accountId: account.id,
      byLabel: label === 'staff' ? 'staff' : 'brand_admin',
      byId: id ?? 0,
      assignedAt: at,
    };
  },
};
