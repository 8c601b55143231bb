import { describe, expect, test } from 'vitest';
import { type Actor, roles, system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { comparable, readRows } from '../testing/rows.ts';
import {
  type InvitationCommand,
  type InvitationDescription,
  type InvitationEvent,
  invitation,
} from './invitation.ts';
import { isAvailable, typedCode } from './invitation-kinds.ts';
import { invitationTransitions } from './invitation-transitions.ts';

const { given } = scenarios(invitation);
const described: InvitationDescription = {
  invitationId: 15,
  publisher: { label: 'user', id: 51 },
  code: 'QKXWMTRZPBHD',
  expiredTime: '2026-07-01T00:00:00.000Z',
};
const published: InvitationEvent = { type: 'InvitationPublished', data: described };
const accepted: InvitationEvent = { type: 'InvitationAccepted', data: { userId: 88 } };
const rejected: InvitationEvent = { type: 'InvitationRejected', data: {} };

test('matches the specified transition table', () => {
  const rows = readRows(
    `publish | none | pending | InvitationPublished | staff, user
     accept | pending | accepted | InvitationAccepted | system
     reject | pending | rejected | InvitationRejected | staff, user, system`,
    {},
  );
  expect(comparable(invitationTransitions)).toStrictEqual(comparable(rows));
});

const lives = {
  none: [],
  pending: [published],
  accepted: [published, accepted],
  rejected: [published, rejected],
};
const commands: Readonly<Record<InvitationCommand['action'], InvitationCommand>> = {
  publish: { action: 'publish', ...described },
  accept: { action: 'accept', userId: 88 },
  reject: { action: 'reject' },
};
/** The next status by action and status. `no`: refused; `nothing`: no event. */
const decided = {
  publish: { none: 'pending', pending: 'no', accepted: 'no', rejected: 'no' },
  accept: { none: 'no', pending: 'accepted', accepted: 'nothing', rejected: 'no' },
  reject: { none: 'no', pending: 'rejected', accepted: 'no', rejected: 'nothing' },
} as const;

describe.each(['publish', 'accept', 'reject'] as const)('%s', (action) => {
  const who: readonly string[] = invitationTransitions.find((row) => row.action === action)?.who ?? [];

  test.each(['none', 'pending', 'accepted', 'rejected'] as const)('from %s, by each role', (status) => {
    for (const role of roles) {
      const { decision, ...outcome } = given(lives[status]).when(commands[action], actors[role]);
      if (!who.includes(role)) {
        expect(decision, role).toMatchObject({ ok: false, refusal: { errorCode: 'invitation.forbidden' } });
      } else if (!decision.ok) {
        expect([decision.refusal.errorCode, 'no']).toEqual([
          'invitation.transition_not_allowed',
          decided[action][status],
        ]);
      } else if (decision.events.length === 0) expect('nothing').toBe(decided[action][status]);
      else expect(outcome.then(...decision.events).status).toBe(decided[action][status]);
    }
  });
});

test('another member does not accept an accepted invitation', () => {
  given(lives.accepted)
    .when({ action: 'accept', userId: 89 }, system)
    .thenRefused('invitation.transition_not_allowed');
});

test('of an acceptance and a rejection at once, the earlier one decides', () => {
  const staff: Actor = { label: 'staff', id: 1 };
  const accept = { command: commands.accept, actor: system };
  const reject = { command: commands.reject, actor: staff };
  for (const [first, second, status] of [
    [accept, reject, 'accepted'],
    [reject, accept, 'rejected'],
  ] as const) {
    const { state, slower } = race(invitation, [published], first, second);
    expect([state.status, codeOf(slower)]).toEqual([status, 'invitation.transition_not_allowed']);
  }
});

test('an invitation is available until its time, while nobody used it', () => {
  const pending = given([published]).state;
  expect(isAvailable(pending, '2026-06-30T23:59:59.999Z')).toBe(true);
  expect(isAvailable(pending, '2026-07-01T00:00:00.000Z')).toBe(false);
  expect(isAvailable(given(lives.accepted).state, '2026-06-01T00:00:00.000Z')).toBe(false);
});

test.each([
  ['qkxw mtrz pbhd', 'QKXWMTRZPBHD'],
  ['QKXW-MTRZ-PBHD ', 'QKXWMTRZPBHD'],
])('reads the code %s', (text, code) => {
  expect(typedCode(text)).toBe(code);
});
