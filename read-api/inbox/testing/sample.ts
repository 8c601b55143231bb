import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { inboxMessagesProjection } from '#projections/inbox/projection.ts';
import { inboxMessagesTable } from '#projections/inbox/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const event: InboxMessageEvent = {
  type: 'InboxMessageSent',
  data: {
    inboxMessageId: 741,
    userId: 1001,
    templateCode: 'points_given',
    variant: 'confirm_only',
    about: null,
    pointAmount: 5_000,
  },
};

/** Sample: member 1001 has message 741. */
export const sample: Sample = {
  async insert(pool) {
    const row = foldAll(inboxMessagesProjection, 'inbox_message-741', [{ event, on }]);
    await insertRows(pool, inboxMessagesTable, row === null ? [] : [row]);
  },
  log: [logRow('inbox_message-741', 0n, event.type, event.data, { at: `${on}T00:00:00.000Z` })],
  idOf: (path) => (path.startsWith('/v1/inbox') ? '741' : null),
  shared: /^$/,
  forStaff: /^\/v1\/(inbox|users\/[^/]+\/inbox)(?!.*\/difference$)/,
};
