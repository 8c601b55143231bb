import type { Account } from '#domain/notes/account.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** That somebody sees to a thing for staff or a brand. Where nobody does there is no row. */
export interface AssignmentRow {
  /** `tryset-501:staff`, `tryset-501:7`: the stream, and whose affair it is. */
  id: string;
  kind: NotedKind;
  thingId: number;
  /** Whose affair it is; null for staff. */
  brandId: number | null;
  accountLabel: Account['label'];
  accountId: number;
  /** Who assigned it. */
  byLabel: Account['label'];
  byId: number;
  assignedAt: string;
}

export const assignmentsTable: Table<AssignmentRow> = table('read.assignments', 'id', {
  id: 'text',
  kind: 'text',
  thingId: 'integer',
  brandId: 'integer',
  accountLabel: 'text',
  accountId: 'integer',
  byLabel: 'text',
  byId: 'integer',
  assignedAt: 'timestamptz',
});
