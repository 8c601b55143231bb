import { describe, expect, test } from 'vitest';
import { type Actor, roles, system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { questionDescription, questionIn } from '../testing/inbox.ts';
import { codeOf, race } from '../testing/race.ts';
import { comparable, readRows } from '../testing/rows.ts';
import { type InboxMessageCommand, inboxMessage } from './message.ts';
import type { InboxMessageEvent } from './message-events.ts';
import { messageTransitions } from './message-transitions.ts';

const { givenState, given } = scenarios(inboxMessage);
const member: Actor = { label: 'user', id: 51 };

test('matches the specified transition table', () => {
  const rows = readRows(
    `send | none | idle | InboxMessageSent | system
     display | idle | told | InboxMessageDisplayed | user
     confirm | idle, pending | confirmed | InboxMessageConfirmed | user
     deny | pending | denied | InboxMessageDenied | user
     withdraw | idle, pending | denied | InboxMessageWithdrawn | system`,
    {},
  );
  expect(comparable(messageTransitions)).toStrictEqual(comparable(rows));
});

const commands: Readonly<Record<InboxMessageCommand['action'], InboxMessageCommand>> = {
  send: { action: 'send', ...questionDescription },
  display: { action: 'display' },
  confirm: { action: 'confirm' },
  deny: { action: 'deny' },
  withdraw: { action: 'withdraw' },
};
const actions = Object.keys(commands) as InboxMessageCommand['action'][];
const statuses = ['none', 'idle', 'pending', 'confirmed', 'denied'] as const;

/** The next status by action and status. `no`: refused; `nothing`: no event; `unseen` and `asks nothing`: by a guard. */
const ofQuestions: Readonly<Record<string, readonly string[]>> = {
  send: ['idle', 'nothing', 'nothing', 'nothing', 'nothing'],
  display: ['no', 'pending', 'nothing', 'nothing', 'nothing'],
  confirm: ['no', 'not_displayed', 'confirmed', 'nothing', 'no'],
  deny: ['no', 'no', 'denied', 'no', 'nothing'],
  withdraw: ['no', 'denied', 'denied', 'no', 'nothing'],
};
/** The same for messages that ask nothing; they are never pending or denied. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  send: ['idle', 'nothing', '-', 'nothing', '-'],
  display: ['no', 'idle', '-', 'nothing', '-'],
  confirm: ['no', 'confirmed', '-', 'nothing', '-'],
  deny: ['no', 'no', '-', 'no', '-'],
  withdraw: ['no', 'asks_nothing', '-', 'no', '-'],
};

describe.each(actions)('%s', (action) => {
  const byMember = !['send', 'withdraw'].includes(action);

  test.each([
    ['general', ofQuestions],
    ['confirm_only', ofOthers],
    ['welcome', ofOthers],
  ] as const)('of a %s message, from every status', (variant, decided) => {
    for (const [index, status] of statuses.entries()) {
      const expected = decided[action]?.[index];
      if (expected === '-') continue;
      const state = { ...questionIn(status), ...(status !== 'none' && { variant }) };
      const { decision, ...outcome } = givenState(state).when(commands[action], byMember ? member : system);
      if (!decision.ok) {
        const code = decision.refusal.errorCode.replace('inbox_message.', '');
        expect(code === 'transition_not_allowed' ? 'no' : code, status).toBe(expected);
      } else if (decision.events.length === 0) expect('nothing', status).toBe(expected);
      else expect(outcome.then(...decision.events).status, status).toBe(expected);
    }
  });

  test('is refused for every other role', () => {
    for (const label of roles.filter((role) => role !== (byMember ? 'user' : 'system'))) {
      for (const status of statuses) {
        givenState(questionIn(status))
          .when(commands[action], actors[label])
          .thenRefused('inbox_message.forbidden', { action, who: [byMember ? 'user' : 'system'] });
      }
    }
  });
});

test('of an answer and a withdrawal at once, the earlier one decides', () => {
  const sent: InboxMessageEvent = { type: 'InboxMessageSent', data: questionDescription };
  const history: InboxMessageEvent[] = [sent, { type: 'InboxMessageDisplayed', data: {} }];
  const confirm = { command: commands.confirm, actor: member };
  const withdraw = { command: commands.withdraw, actor: system };
  const answered = race(inboxMessage, history, confirm, withdraw);
  expect([answered.state.status, codeOf(answered.slower)]).toEqual([
    'confirmed',
    'inbox_message.transition_not_allowed',
  ]);
  const withdrawn = race(inboxMessage, history, withdraw, confirm);
  expect([withdrawn.state.status, codeOf(withdrawn.slower)]).toEqual([
    'denied',
    'inbox_message.transition_not_allowed',
  ]);
});

test('a message that is displayed says so, and a message that was withdrawn unseen does not', () => {
  const sent: InboxMessageEvent = { type: 'InboxMessageSent', data: questionDescription };
  expect(given([sent, { type: 'InboxMessageWithdrawn', data: {} }]).state.isDisplayed).toBe(false);
  expect(given([sent, { type: 'InboxMessageDisplayed', data: {} }]).state.isDisplayed).toBe(true);
});
