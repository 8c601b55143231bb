import { describe, expect, test } from 'vitest';
import { type Actor, roles, system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { comparable, readRows } from '../testing/rows.ts';
import type { Transition } from '../transition-table.ts';
import { type SupportTicketCommand, supportTicket } from './support-ticket.ts';
import type { SupportTicketEvent } from './support-ticket-events.ts';
import {
  type Asker,
  askerLabels,
  pagePattern,
  type SupportTicketStatus,
  supportTicketStatuses,
} from './support-ticket-kinds.ts';
import {
  type SupportTicketAction,
  type SupportTicketLife,
  supportTicketTransitions,
} from './support-ticket-transitions.ts';

const { given } = scenarios(supportTicket);

const sealed = (text: string) => text as Sealed;
const message = { content: sealed('s1.more'), pictures: ['b'] };
const asker: Asker = { label: 'brand_admin', id: 2 };
const opening = (by: Asker) => ({
  asker: by,
  brandId: 7,
  page: '/trysets/items',
  entity: null,
  content: sealed('s1.first'),
  pictures: ['a'],
});
const opened = (by: Asker = asker): SupportTicketEvent => ({
  type: 'SupportTicketOpened',
  data: opening(by),
});
const answered: SupportTicketEvent = { type: 'SupportTicketAnswered', data: message };
const written: SupportTicketEvent = { type: 'SupportTicketWritten', data: message };
const closed: SupportTicketEvent = { type: 'SupportTicketClosed', data: {} };

/** A function for each status that returns the events leading to it. */
const lives: Readonly<Record<SupportTicketLife, (by?: Asker) => SupportTicketEvent[]>> = {
  none: () => [],
  opened: (by) => [opened(by)],
  answered: (by) => [opened(by), answered],
  waiting: (by) => [opened(by), answered, written],
  closed: (by) => [opened(by), closed],
};
const commands: Readonly<Record<SupportTicketCommand['action'], SupportTicketCommand>> = {
  open: { action: 'open', ...opening(asker) },
  answer: { action: 'answer', ...message },
  write: { action: 'write', ...message },
  assign: { action: 'assign', staffId: 5, formerId: null },
  close: { action: 'close' },
};

/** The next status by action and current status, for accounts that may act. `no`: refused; `nothing`: no event. */
const decided: Readonly<Record<SupportTicketCommand['action'], Record<SupportTicketStatus, string>>> = {
  open: { opened: 'no', answered: 'no', waiting: 'no', closed: 'no' },
  answer: { opened: 'answered', answered: 'answered', waiting: 'answered', closed: 'no' },
  write: { opened: 'opened', answered: 'waiting', waiting: 'waiting', closed: 'waiting' },
  assign: { opened: 'opened', answered: 'answered', waiting: 'waiting', closed: 'closed' },
  close: { opened: 'closed', answered: 'closed', waiting: 'closed', closed: 'nothing' },
};
const actions = Object.keys(commands) as SupportTicketCommand['action'][];
const others: readonly Actor[] = [
  { label: 'staff', id: 8 },
  { label: 'brand_admin', id: 9 },
  // An account with the asker's id, but of another kind.
  { label: 'user', id: 2 },
];

/** Returns the outcome of an action: the next status, `nothing`, `no`, or the last part of the error code. */
function cameOf(status: SupportTicketLife, by: Asker, action: SupportTicketCommand['action'], actor: Actor) {
  const { decision, ...outcome } = given(lives[status](by)).when(commands[action], actor);
  if (!decision.ok) {
    const { errorCode } = decision.refusal;
    return errorCode === 'support_ticket.transition_not_allowed' ? 'no' : errorCode.split('.')[1];
  }
  return decision.events.length === 0 ? 'nothing' : outcome.then(...decision.events).status;
}

test('matches the specified transition table', () => {
  const rows = readRows(
    `open   | none                              | opened   | SupportTicketOpened   | staff, brand_admin, user
     answer | opened, answered, waiting         | answered | SupportTicketAnswered | staff
     write  | opened, answered, waiting, closed | told     | SupportTicketWritten  | staff, brand_admin, user
     assign | opened, answered, waiting, closed | same     | SupportTicketAssigned | staff
     close  | opened, answered, waiting         | closed   | SupportTicketClosed   | staff, brand_admin, user`,
    {},
  );
  expect(comparable(supportTicketTransitions)).toStrictEqual(comparable(rows));
});

describe.each(actions)('%s', (action) => {
  const row = decided[action];

  test.each(supportTicketStatuses)('from %s, by the asker', (status) => {
    for (const label of askerLabels) {
      const by: Asker = { label, id: 2 };
      const isOthers = action === 'answer' || (action === 'assign' && label !== 'staff');
      const expected = isOthers ? 'forbidden' : row[status];
      expect(cameOf(status, by, action, by), label).toBe(expected);
    }
  });

  test.each(supportTicketStatuses)('from %s, by others', (status) => {
    for (const actor of others) {
      const may = action === 'open' || (actor.label === 'staff' && action !== 'write');
      expect(cameOf(status, asker, action, actor), actor.label).toBe(may ? row[status] : 'forbidden');
    }
    expect(cameOf(status, asker, action, system)).toBe('forbidden');
  });
});

test('anybody may open a ticket, and nobody may write in one that was never opened', () => {
  for (const actor of others) {
    expect(cameOf('none', asker, 'open', actor)).toBe('opened');
    for (const action of actions.filter((each) => each !== 'open')) {
      expect(['no', 'forbidden']).toContain(cameOf('none', asker, action, actor));
    }
  }
});

test('a refusal tells a role which roles may take the action', () => {
  const rows: readonly Transition<SupportTicketAction>[] = supportTicketTransitions;
  for (const { action, who } of rows) {
    for (const label of roles.filter((role) => !who.includes(role))) {
      const outcome = given(lives.opened()).when(commands[action], actors[label]);
      outcome.thenRefused('support_ticket.forbidden', { action, who: [...who] });
    }
  }
});

test('a ticket is assigned once, passed on and given back', () => {
  const assigned = (staffId: number | null): SupportTicketEvent => ({
    type: 'SupportTicketAssigned',
    data: { staffId },
  });
  const staff = { label: 'staff', id: 8 } as const;
  const to = (staffId: number | null, formerId: number | null = null) =>
    ({ action: 'assign', staffId, formerId }) as const;
  expect(given(lives.opened()).when(to(5), staff).then(assigned(5)).staffId).toBe(5);
  const life = [...lives.answered(), assigned(5)];
  given(life).when(to(5), staff).thenNothing();
  expect(given(life).when(to(9, 5), staff).then(assigned(9)).staffId).toBe(9);
  expect(given(life).when(to(null, 5), staff).then(assigned(null))).toMatchObject({
    staffId: null,
    status: 'answered',
  });
  const both = race(
    supportTicket,
    lives.opened(),
    { command: to(5), actor: staff },
    { command: to(9), actor: staff },
  );
  expect(both.events).toEqual([assigned(5)]);
});

test('a ticket knows the pictures of all its messages', () => {
  const state = given(lives.answered()).when(commands.write, { label: 'brand_admin', id: 2 }).then(written);
  expect(state.pictures).toEqual(['a', 'b', 'b']);
});

test('of a concurrent answer and close, both succeed if the answer is first; otherwise the answer is refused', () => {
  const answer = { command: commands.answer, actor: { label: 'staff', id: 8 } as const };
  const close = { command: commands.close, actor: { label: 'brand_admin', id: 2 } as const };
  expect(race(supportTicket, lives.opened(), answer, close).events).toEqual([answered, closed]);
  const late = race(supportTicket, lives.opened(), close, answer);
  expect([codeOf(late.slower), late.state.status]).toEqual([
    'support_ticket.transition_not_allowed',
    'closed',
  ]);
  expect(race(supportTicket, lives.opened(), close, close).events).toEqual([closed]);
});

test.each([
  ['/trysets/items/61', true],
  ['/', true],
  // The query is refused because a search text may be a person's name.
  ['/curators?q=Minji', false],
  ['/curators#q', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['trysets', false],
  ['/a b', false],
  ['', false],
])('%s is a path of the dashboard: %s', (page, isPath) => {
  expect(new RegExp(pagePattern).test(page)).toBe(isPath);
});
