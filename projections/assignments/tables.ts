import type { Account } from '#domain/accounts/account.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/**
 * The account that is responsible for an entity, on behalf of staff or a brand. An entity without a responsible account has no
 * row.
 */
export interface AssignmentRow {
  /** The entity's stream and the responsible party, staff or a brand's id: `tryset-501:staff`, `tryset-501:7`. */
  id: string;
  kind: NotedKind;
  thingId: number;
  /** The brand on whose behalf the account is responsible; null for staff. */
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
