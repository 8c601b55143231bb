import { savedRepliesTable } from '#projections/saved-replies/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-01-01T00:00:00.000Z';
const reply = { title: 'Late parcel', textEn: 'Hello {asker}', textKo: '안녕하세요', textJa: 'こんにちは' };

/** Sample: the saved reply 61. */
export const sample: Sample = {
  async insert(pool) {
    const row = { id: 61, ...reply, status: 'active', revision: 0n, createdAt: at, updatedAt: at };
    await insertRows(pool, savedRepliesTable, [row]);
  },
  log: [logRow('saved_reply-61', 0n, 'SavedReplyRegistered', { id: 61, ...reply })],
  idOf: (path) => (path.startsWith('/v1/saved-replies') ? '61' : null),
  shared: /^$/,
  forStaff: /^\/v1\/saved-replies(?!.*\/difference$)/,
};
