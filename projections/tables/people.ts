import { type Table, table } from './table.ts';

/**
 * The one place where personal data is readable. `id` is `user:<id>`, `tryset:<id>` or another owner of sealed data;
 * the row goes when its person is forgotten. All other tables hold ids and join here on the page that is shown.
 */
export interface PersonRow {
  id: string;
  /** The member whose key sealed it; null for people who are not members. */
  userId: number | null;
  username: string | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  birthday: string | null;
  /** Where parcels go: who receives them there, the address, notes for the courier. */
  recipientName: string | null;
  recipientPhone: string | null;
  address: string | null;
  notes: string | null;
  /** All of it in lower case, for searches. */
  search: string;
}

export const peopleTable: Table<PersonRow> = table<PersonRow>('private.people', 'id', {
  id: 'text',
  userId: 'integer',
  username: 'text',
  name: 'text',
  phone: 'text',
  email: 'text',
  birthday: 'text',
  recipientName: 'text',
  recipientPhone: 'text',
  address: 'text',
  notes: 'text',
  search: 'text',
});
