import fc from 'fast-check';
import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { type PointAccountCommand, pointAccount } from '../points/point-account.ts';
import { partOf } from '../reacting.ts';
import { entry, lookDescription, otherEntry } from '../testing/looks.ts';
import { lookCommand } from '../testing/random-look-commands.ts';
import { type Step, steps, walk } from '../testing/walk.ts';
import { afterLook } from './after-look.ts';
import { look } from './look.ts';
import type { LookEntryDescription, LookEvent } from './look-events.ts';
import type { LookSnsType } from './look-kinds.ts';
import type { LookState } from './look-state.ts';
import { lookRules } from './look-transitions.ts';

const at = '2026-06-01T00:00:00.000Z';

/** A command on the point account; `key` derives from the event that caused it. */
interface Move {
  key: string;
  command: PointAccountCommand;
}

interface Life {
  /** The points that each item should have earned at the end, according to the last look on the network. */
  standing: Map<number, number>;
  penalties: number;
  /** The number of items that already had points when a look tagged them. */
  inherited: number;
  moves: Move[];
}

const items = [entry, otherEntry];

/**
 * Simulates successive looks that show a member's two items on one network. Each look starts after the previous one is
 * removed.
 */
function lifeOn(snsType: LookSnsType, walks: readonly (readonly Step[])[], lateness: number): Life {
  const life: Life = { standing: new Map(), penalties: 0, inherited: 0, moves: [] };
  for (const [index, taken] of walks.entries()) {
    const given = (item: LookEntryDescription) => ({
      ...item,
      givenPoints: life.standing.get(item.of.id) ?? 0,
    });
    const keepDays = index === 0 ? 0 : lookDescription.keepDays;
    const description = { ...lookDescription, lookId: 81 + index, snsType, keepDays };
    const posted: LookEvent = { type: 'LookPosted', data: { ...description, entries: items.map(given) } };
    life.inherited += [...life.standing.values()].filter((points) => points > 0).length;
    const world = { decider: look, rules: lookRules, commandOf: lookCommand, histories: [[posted]] };
    const walked = walk(world, taken);
    const last = walked.at(-1)?.after;
    if (last === undefined) return life;
    for (const [number, { events, after }] of walked.entries()) {
      const isLate = (number + lateness) % 3 === 0;
      for (const [place, event] of events.entries()) {
        if (event.type === 'LookPenalized') life.penalties += event.data.points;
        life.moves.push(...movesOf(event, isLate ? last : after, `${snsType} ${index} ${number} ${place}`));
      }
    }
    life.standing = standingIn(last);
    if (last.status !== 'removed') return life;
  }
  return life;
}

function movesOf(event: LookEvent, state: LookState, eventId: string): Move[] {
  return afterLook(event, state).flatMap((consequence) => {
    const { on, command } = consequence;
    return on === 'point_account' ? [{ key: `${eventId} ${partOf(consequence)}`, command }] : [];
  });
}

function standingIn({ entries }: LookState): Map<number, number> {
  return new Map(entries.map(({ of, givenPoints }) => [of.id, givenPoints]));
}

/** Returns the account's balance after these moves in some order, some of them twice. */
function balanceAfter(moves: readonly Move[]): number {
  const known = new Set<string>();
  let state = pointAccount.initial;
  for (const { key, command } of moves) {
    if (known.has(key)) continue;
    known.add(key);
    const decision = pointAccount.decide(state, command, { actor: system, at });
    if (!decision.ok) throw new Error(decision.refusal.message);
    for (const event of decision.events) state = pointAccount.evolve(state, event, at);
  }
  return state.balance;
}

/** Returns the moves in the order of the random numbers, with every third move repeated at the end. */
function disordered(moves: readonly Move[], order: readonly number[]): Move[] {
  const place = (index: number) => order[index % order.length] ?? 0;
  const shuffled = moves
    .map((move, index) => ({ move, by: (place(index) * 7_919 + index * 104_729) % 10_007 }))
    .sort((one, other) => one.by - other.by)
    .map(({ move }) => move);
  return [...shuffled, ...shuffled.filter((_, index) => index % 3 === 0)];
}

test('the account balance matches the points given by looks, for any decisions on two items and networks in any order', () => {
  const looksInARow = fc.array(steps, { minLength: 1, maxLength: 3 });
  const seen = { given: 0, inherited: 0, moves: 0 };
  fc.assert(
    fc.property(
      looksInARow,
      looksInARow,
      fc.nat(2),
      fc.noBias(fc.array(fc.nat(9_999), { minLength: 10, maxLength: 10 })),
      (first, second, lateness, order) => {
        const lives = [lifeOn('Instagram', first, lateness), lifeOn('Youtube', second, lateness)];
        const moves = lives.flatMap((life) => life.moves);
        const standing = lives.flatMap((life) => [...life.standing.values()]);
        const penalties = lives.reduce((sum, life) => sum + life.penalties, 0);
        const given = standing.reduce((sum, points) => sum + points, 0);
        expect(new Set(moves.map(({ key }) => key)).size).toBe(moves.length);
        expect(balanceAfter(disordered(moves, order))).toBe(given - penalties);
        seen.moves += moves.length;
        seen.inherited += lives.reduce((sum, life) => sum + life.inherited, 0);
        seen.given += given > 0 ? 1 : 0;
      },
    ),
    { numRuns: 500 },
  );
  expect(Math.min(seen.given, seen.inherited, seen.moves)).toBeGreaterThan(20);
});
