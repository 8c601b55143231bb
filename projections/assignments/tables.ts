import type { Account } from '#domain/accounts/account.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** The account responsible for a thing, for staff or for a brand. Without one there is no row. */
export interface AssignmentRow {
  /** `tryset-501:staff`, `tryset-501:7`: the stream and the responsible party. */
  id: string;
  kind: NotedKind;
  thingId: number;
  /** The responsible brand; null for staff. */
  brandId: number | null;
  accountLabel: Account['label'];
  accountId: number;
  /** The account that made the assignment. */
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
