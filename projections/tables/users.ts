import { type Table, table } from './table.ts';

/** A member. Names, phone, e-mail, address and birthday stand in `private.people` under `user:<id>`. */
export interface UserRow {
  id: number;
  role: string;
  auth: string | null;
  grade: string | null;
  gender: string | null;
  regionId: string;
  isPublic: boolean;
  picture: string | null;
  poster: string | null;
  bio: string | null;
  /** What no list filters or sorts by, as its events have it. */
  profile: Record<string, unknown>;
  isRemoved: boolean;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const usersTable: Table<UserRow> = table<UserRow>('read.users', 'id', {
  id: 'integer',
  role: 'text',
  auth: 'text',
  grade: 'text',
  gender: 'text',
  regionId: 'text',
  isPublic: 'boolean',
  picture: 'text',
  poster: 'text',
  bio: 'text',
  profile: 'jsonb',
  isRemoved: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
