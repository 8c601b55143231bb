import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { businessDay } from './business-day.ts';
import { actionsFor, checkTransition, type Rules } from './transition-table.ts';

const staff: Actor = { label: 'staff', id: 1 };
const lent = { status: 'lent', since: '2026-03-02T09:00:00.000Z', isKept: false } as const;
const [lastMoment, tooLate] = ['2026-03-05T14:59:59.999Z', '2026-03-05T15:00:00.000Z'];

const rules: Rules<
  'lent' | 'back',
  'notKept' | 'inTime' | 'short',
  Omit<typeof lent, 'isKept'> & { isKept: boolean }
> = {
  entity: 'thing',
  table: [
    {
      action: 'defer',
      from: ['lent'],
      to: 'same',
      event: 'Deferred',
      who: ['staff'],
      guards: ['notKept', 'inTime', 'short'],
    },
    {
      action: 'end',
      from: ['back'],
      to: 'same',
      event: 'Ended',
      who: ['staff'],
      guards: ['notKept'],
      guardsFirst: true,
    },
  ],
  guards: {
    notKept: ({ isKept }) => (isKept ? 'kept' : null),
    inTime: ({ since }, { at }) =>
      Date.parse(businessDay(new Date(at))) - Date.parse(businessDay(new Date(since))) > 3 * 86_400_000
        ? 'too_late'
        : null,
    short: (_, { command }) => (command !== null && Reflect.get(command, 'days') > 9 ? 'too_long' : null),
  },
};

const defer = (
  days: number,
  at: string,
  standing = lent as { status: 'lent'; since: typeof lent.since; isKept: boolean },
) => checkTransition(rules, standing, { action: 'defer', days } as { action: string }, { actor: staff, at });

test('a time rule allows the action until its last moment, in the answer and in the command', () => {
  expect(defer(1, lastMoment)).toBeNull();
  expect(defer(1, tooLate)?.refusal.errorCode).toBe('thing.too_late');
  const [answer] = actionsFor(rules, lent, 'staff', tooLate);
  expect(answer).toEqual({ name: 'defer', allowed: false, reasonCode: 'too_late' });
  expect(actionsFor(rules, lent, 'staff', lastMoment)[0]?.allowed).toBe(true);
});

test('a rule on values applies only if there is a command', () => {
  expect(defer(10, lastMoment)?.refusal.errorCode).toBe('thing.too_long');
  expect(actionsFor(rules, lent, 'staff', lastMoment)[0]?.allowed).toBe(true);
});

test('the first guard that objects decides, after the status or, with `guardsFirst`, before it', () => {
  const kept = { ...lent, isKept: true };
  expect(defer(10, tooLate, kept)?.refusal.errorCode).toBe('thing.kept');
  expect(actionsFor(rules, kept, 'staff', tooLate).map(({ reasonCode }) => reasonCode)).toEqual([
    'kept',
    'kept',
  ]);
  expect(actionsFor(rules, lent, 'staff', tooLate).map(({ reasonCode }) => reasonCode)).toEqual([
    'too_late',
    'status',
  ]);
});
