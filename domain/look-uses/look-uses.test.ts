import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { useStates } from '../testing/look-uses.ts';
import { afterLookUses } from './after-use.ts';
import { type LookUseClaim, type LookUsesEvent, lookUses } from './look-uses.ts';
import { settleRequest } from './settle-request.ts';

const { given } = scenarios(lookUses);
const held: LookUseClaim = {
  lookId: 81,
  lookUseId: 8,
  brandId: 7,
  useType: 'regram',
  from: '2026-06-01',
  until: '2026-06-30',
};
const claimed = (claim: Partial<LookUseClaim> = {}): LookUsesEvent => ({
  type: 'LookUseClaimed',
  data: { ...held, ...claim },
});
const claims = (claim: Partial<LookUseClaim>, ...before: LookUsesEvent[]) =>
  given(before).when({ action: 'claim', claim: { ...held, ...claim } }, actors.system);

test.each([
  ['the same days', '2026-06-01', '2026-06-30', false],
  ['the last day', '2026-06-30', '2026-07-31', false],
  ['the first day', '2026-05-01', '2026-06-01', false],
  ['days inside', '2026-06-10', '2026-06-11', false],
  ['for ever, from before', '2026-05-01', null, false],
  ['the day after', '2026-07-01', null, true],
  ['until the day before', '2026-05-01', '2026-05-31', true],
])('another use of the brand and type for %s', (_, from, until, isFree) => {
  const asked = claims({ lookUseId: 9, from, until }, claimed());
  if (isFree) asked.then(claimed({ lookUseId: 9, from, until }));
  else asked.thenRefused('look_use.overlaps', { lookUseId: 8, from: held.from, until: held.until });
});

test('another brand or another type may have the same days, and an endless use leaves none after its start', () => {
  claims({ lookUseId: 9, brandId: 6 }, claimed()).then(claimed({ lookUseId: 9, brandId: 6 }));
  claims({ lookUseId: 9, useType: 'restory' }, claimed()).then(claimed({ lookUseId: 9, useType: 'restory' }));
  claims({ lookUseId: 9, from: '2030-01-01', until: null }, claimed({ until: null })).thenRefused(
    'look_use.overlaps',
  );
});

test('a repeated claim changes nothing, and an ended one leaves its days to others', () => {
  claims({}, claimed()).thenNothing();
  const end = { action: 'end_claim', lookId: 81, lookUseId: 8, days: null } as const;
  const ended = { type: 'LookUseClaimEnded', data: { lookId: 81, lookUseId: 8, days: null } } as const;
  given([claimed()]).when(end, actors.system).then(ended);
  given([claimed(), ended]).when(end, actors.system).thenNothing();
  claims({ lookUseId: 9 }, claimed(), ended).then(claimed({ lookUseId: 9 }));
});

test('a revision holds both days until the use has the new ones', () => {
  const moved = claimed({ from: '2026-07-01', until: '2026-07-31' });
  claims({ lookUseId: 9 }, claimed(), moved).thenRefused('look_use.overlaps');
  const { from, until } = held;
  const days = [{ from, until }];
  const after = given([claimed(), moved])
    .when({ action: 'end_claim', lookId: 81, lookUseId: 8, days }, actors.system)
    .then({ type: 'LookUseClaimEnded', data: { lookId: 81, lookUseId: 8, days: { from, until } } });
  expect(after.claims).toEqual([{ ...held, from: '2026-07-01', until: '2026-07-31' }]);
});

test('a look that is gone tells each use that holds a claim, once', () => {
  const follow = { action: 'follow_look', lookId: 81, isGone: true } as const;
  given([]).when(follow, actors.system).thenNothing();
  const gone = { type: 'LookUsesLookGone', data: { lookId: 81, lookUseIds: [8, 9] } } as const;
  const held2 = [claimed(), claimed({ from: '2026-08-01' }), claimed({ lookUseId: 9, brandId: 6 })];
  given(held2).when(follow, actors.system).then(gone);
  expect(afterLookUses(gone).map(({ id }) => id)).toEqual([8, 9]);
});

test('a claim whose use never came closes the use first, and only then ends', () => {
  const requested = { lookId: 81, lookUseId: 8, from: '2026-06-01', until: '2026-12-31' };
  const first = settleRequest(requested, useStates.none);
  expect(first).toMatchObject({ isLast: false, steps: [{ on: 'look_use', command: { action: 'lapse' } }] });
  for (const status of ['lapsed', 'rejected', 'canceled', 'Expired'] as const) {
    expect(settleRequest(requested, useStates[status])).toMatchObject({
      isLast: true,
      steps: [{ on: 'look_uses', command: { action: 'end_claim', days: null } }],
    });
  }
  for (const status of ['initialized', 'in_progress', 'confirmed'] as const) {
    expect(settleRequest(requested, useStates[status])).toEqual({ isLast: true, steps: [] });
    const other = { from: '2026-07-01', until: '2026-12-31' };
    expect(settleRequest({ ...requested, ...other }, useStates[status])).toMatchObject({
      isLast: true,
      steps: [{ on: 'look_uses', command: { action: 'end_claim', days: [other] } }],
    });
  }
});
