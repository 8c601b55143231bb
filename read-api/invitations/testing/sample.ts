import type { InvitationEvent } from '#domain/invitations/invitation.ts';
import { invitationsProjection } from '#projections/invitations/projection.ts';
import { invitationsTable } from '#projections/invitations/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const event: InvitationEvent = {
  type: 'InvitationPublished',
  data: {
    invitationId: 751,
    publisher: { label: 'user', id: 1001 },
    code: 'QKXWMTRZPBHD',
    expiredTime: '2026-04-08T00:00:00.000Z',
  },
};

/** Sample: member 1001 published invitation 751. */
export const sample: Sample = {
  async insert(pool) {
    const row = foldAll(invitationsProjection, 'invitation-751', [{ event, on }]);
    await insertRows(pool, invitationsTable, row === null ? [] : [row]);
  },
  log: [logRow('invitation-751', 0n, event.type, event.data, { at: `${on}T00:00:00.000Z` })],
  idOf: (path) => (path.startsWith('/v1/invitations') ? '751' : null),
  shared: /^$/,
  forStaff: /^\/v1\/invitations(?!.*\/difference$)/,
};
