import { type Table, table } from '../kit/tables/table.ts';

/** The time up to which an account has seen its notifications. */
export interface SeenNotificationsRow {
  /** The account's kind and id: `staff-3`. */
  account: string;
  seenUntil: string;
}

export const seenNotificationsTable: Table<SeenNotificationsRow> = table(
  'read.seen_notifications',
  'account',
  { account: 'text', seenUntil: 'timestamptz' },
);
