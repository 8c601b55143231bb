import type { LikeTarget } from '#domain/likes/like-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A member's like; withdrawn likes have no row. */
export interface LikeRow {
  /** The member, the kind and the id of the liked target: `51:products:301`. */
  id: string;
  userId: number;
  target: LikeTarget;
  targetId: number;
  createdAt: string;
}

export const likesTable: Table<LikeRow> = table<LikeRow>('read.likes', 'id', {
  id: 'text',
  userId: 'integer',
  target: 'text',
  targetId: 'integer',
  createdAt: 'timestamptz',
});
