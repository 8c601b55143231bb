import { type LikeRow, likesTable } from '#projections/likes/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const like = (userId: number, target: LikeRow['target'], targetId: number): LikeRow => ({
  id: `${userId}:${target}:${targetId}`,
  userId,
  target,
  targetId,
  createdAt: `2026-03-0${userId - 1000}T00:00:00.000Z`,
});
const likeRows: readonly LikeRow[] = [
  like(1001, 'brands', 1),
  like(1001, 'products', 11),
  like(1001, 'products', 21),
  like(1002, 'products', 11),
  like(1001, 'looks', 801),
];

/** Sample: member 1001 likes brand A, a product of each brand and look 801. Member 1002 likes the product of A. */
export const sample: Sample = {
  async insert(pool) {
    await insertRows(pool, likesTable, [...likeRows]);
  },
  log: [logRow('member_likes-1002', 0n, 'MemberLiked', { liked: { productId: 11 } })],
  idOf(path, name, brand) {
    if (!path.startsWith('/v1/likes')) return null;
    if (name === 'type') return 'products';
    return brand === 1 ? '11' : '21';
  },
  shared: /^$/,
  forStaff: /^\/v1\/likes\/(\{type\}|products\/sold-out)$/,
};
