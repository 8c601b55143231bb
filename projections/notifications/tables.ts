import { type Table, table } from '../kit/tables/table.ts';

/** Up to when somebody has seen what concerns them. */
export interface SeenNotificationsRow {
  /** `staff-3` */
  account: string;
  seenUntil: string;
}

export const seenNotificationsTable: Table<SeenNotificationsRow> = table(
  'read.seen_notifications',
  'account',
  { account: 'text', seenUntil: 'timestamptz' },
);
