import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator, staff } from '../testing/actors.ts';
import { approved, byActor, byRule, entry, lookPosted, rejected, rejection } from '../testing/looks.ts';
import { codeOf, type Runner, race } from '../testing/race.ts';
import { type LookCommand, look } from './look.ts';
import type { LookEvent } from './look-events.ts';

const { entryId, uploadPoint } = entry;
type Entrant = [Runner<LookCommand>, status: string, given: number];
const by = (actor: Runner<LookCommand>['actor'], command: LookCommand) => ({ command, actor });
const remove: LookCommand = { action: 'remove', takesBack: true };

const approving: Entrant = [
  by(staff, { action: 'approve_item', entryId, ...byActor }),
  'Approved',
  uploadPoint,
];
const rejectingByRule: Entrant = [
  by(system, { action: 'reject_item', entryId, ...rejection, ...byRule }),
  'Rejected',
  0,
];

const races: [string, readonly LookEvent[], Entrant, Entrant][] = [
  [
    'two people on one item',
    [lookPosted],
    approving,
    [by(staff, { action: 'reject_item', entryId, ...rejection, ...byActor }), 'Rejected', 0],
  ],
  ['a person and the method', [lookPosted], approving, rejectingByRule],
  [
    'two re-decisions',
    [lookPosted, approved],
    [by(staff, { action: 'reject_item_from_done', entryId, ...rejection, ...byActor }), 'Rejected', 0],
    [by(staff, { action: 'reject_item_from_done', entryId, ...rejection, ...byActor }), 'Rejected', 0],
  ],
  [
    'an item asked for again and approved at last',
    [lookPosted, rejected],
    [by(curator, { action: 'request_recertification', comment: null }), 'Pending', 0],
    [by(staff, { action: 'approve_item_from_done', entryId, ...byActor }), 'Approved', uploadPoint],
  ],
];

for (const [what, history, one, other] of races) {
  for (const [[fast, status, given], [slow]] of [
    [one, other],
    [other, one],
  ] as const) {
    test(`${what}: ${fast.command.action} by ${fast.actor.label} before ${slow.command.action} wins alone`, () => {
      const { state, events, slower } = race(look, history, fast, slow);
      expect(events).toHaveLength(1);
      expect(state.entries[0]).toMatchObject({ status, givenPoints: given });
      expect(codeOf(slower)).toMatch(/^look(_item)?\./);
    });
  }
}

test('a removed look is not decided, and one approved first loses its points when removed', () => {
  const [approve] = approving;
  const first = race(look, [lookPosted], by(staff, remove), approve);
  expect(codeOf(first.slower)).toBe('look.transition_not_allowed');
  expect(first.state.entries[0]).toMatchObject({ status: 'Pending', givenPoints: 0 });
  const then = race(look, [lookPosted], approve, by(staff, remove));
  expect(then.state).toMatchObject({ status: 'removed', entries: [{ givenPoints: 0 }] });
  expect(codeOf(race(look, [lookPosted], approve, by(curator, remove)).slower)).toBe('look.already_approved');
});

test('a late post and the expiry of the same look never both win', () => {
  const post = by(
    curator,
    lookPosted.type === 'LookPosted' ? { action: 'post', look: lookPosted.data, entries: [entry] } : remove,
  );
  const expire = by(system, { action: 'expire', lookId: 81 });
  const late = race(look, [], post, expire);
  expect([late.state.status, late.events.length]).toEqual(['posted', 1]);
  expect(codeOf(race(look, [], expire, post).slower)).toBe('look.transition_not_allowed');
});
