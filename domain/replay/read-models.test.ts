import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type ReadModelsEvent, type ReadModelsStanding, readModelsOperations } from './read-models.ts';

const { given } = scenarios(readModelsOperations);
const { staff, brand_admin: admin } = actors;
const idle: ReadModelsStanding = { endedUpTo: 0, isUnderWay: false, isBegun: false, hasFormer: false };
const rebuild = (standing: Partial<ReadModelsStanding> = {}, projections: string[] | null = null) =>
  ({ action: 'rebuild', projections, standing: { ...idle, ...standing } }) as const;
const ask = (
  action: 'cancel' | 'switch_back' | 'drop_old' | 'cancel_verification',
  standing: Partial<ReadModelsStanding> = {},
) => ({ action, standing: { ...idle, ...standing } }) as const;
const verify = (standing: Partial<ReadModelsStanding> = {}) => ({
  ...({ action: 'verify', subject: { of: 'rows', projections: null } } as const),
  standing: { ...idle, ...standing },
});
const repair = (standing: Partial<ReadModelsStanding> = {}) => ({
  ...({ action: 'repair', subject: { of: 'entity', name: 'stock_item', id: '7' } } as const),
  standing: { ...idle, ...standing },
});
const verifying: ReadModelsEvent = {
  type: 'VerificationRequested',
  data: { operation: 1, subject: { of: 'rows', projections: null } },
};
const requested = (operation: number): ReadModelsEvent => ({
  type: 'RebuildRequested',
  data: { operation, projections: null },
});

test('operations are counted', () => {
  given([])
    .when(rebuild({}, ['users']), staff)
    .then({ type: 'RebuildRequested', data: { operation: 1, projections: ['users'] } });
  const state = given([requested(1)])
    .when(ask('drop_old', { endedUpTo: 1, hasFormer: true }), staff)
    .then({ type: 'FormerDropRequested', data: { operation: 2 } });
  expect(state).toStrictEqual({ operation: 2, kind: 'drop_old', isCanceled: false });
});

test('only one operation runs at a time', () => {
  const all = [rebuild(), ask('switch_back', { hasFormer: true }), ask('drop_old', { hasFormer: true })];
  for (const command of all) {
    given([requested(1)])
      .when(command, staff)
      .thenRefused('rebuild.running', { operation: 1, kind: 'rebuild' });
    const elsewhere = { ...command, standing: { ...command.standing, isUnderWay: true } };
    given([]).when(elsewhere, staff).thenRefused('rebuild.running', {});
  }
  given([requested(1)])
    .when(rebuild({ endedUpTo: 1 }), staff)
    .then(requested(2));
});

test('former read models must be dropped or switched back to before the next rebuild', () => {
  given([])
    .when(rebuild({ hasFormer: true }), staff)
    .thenRefused('rebuild.former_kept');
  given([])
    .when(ask('switch_back', { hasFormer: true }), staff)
    .then({ type: 'SwitchBackRequested', data: { operation: 1 } });
  given([])
    .when(ask('switch_back', { hasFormer: true, isBegun: true }), staff)
    .thenRefused('rebuild.unfinished');
  for (const action of ['switch_back', 'drop_old'] as const) {
    given([]).when(ask(action), staff).thenRefused('rebuild.none_kept');
  }
});

test('a rebuild is canceled once', () => {
  const canceled: ReadModelsEvent = { type: 'RebuildCancelRequested', data: { operation: 2 } };
  given([requested(1)])
    .when(ask('cancel'), staff)
    .then(canceled);
  given([requested(1), canceled])
    .when(ask('cancel', { endedUpTo: 1 }), staff)
    .thenNothing();
  given([requested(1), canceled])
    .when(ask('cancel', { endedUpTo: 2 }), staff)
    .thenRefused('rebuild.none_running');
  given([requested(1)])
    .when(ask('cancel', { endedUpTo: 1, isBegun: true }), staff)
    .then(canceled);
  given([]).when(ask('cancel'), staff).thenRefused('rebuild.none_running');
  given([])
    .when(ask('cancel', { isBegun: true, isUnderWay: true }), staff)
    .thenRefused('rebuild.running_elsewhere');
  given([{ type: 'FormerDropRequested', data: { operation: 1 } }])
    .when(ask('cancel'), staff)
    .thenRefused('rebuild.none_running');
});

test('a rebuild names its source only if it is not the mirror', () => {
  given([])
    .when({ ...rebuild(), source: 'event-store' }, staff)
    .then({ type: 'RebuildRequested', data: { operation: 1, projections: null, source: 'event-store' } });
});

test('rows can be verified and repaired beside former and unfinished read models, but not during another operation', () => {
  const beside = { hasFormer: true, isBegun: true, isUnderWay: true };
  given([]).when(verify(beside), staff).then(verifying);
  given([verifying])
    .when(repair({ ...beside, endedUpTo: 1 }), staff)
    .then({ type: 'RepairRequested', data: { operation: 2, subject: repair().subject } });
  for (const command of [verify(), repair(), rebuild(), ask('cancel')]) {
    given([verifying]).when(command, staff).thenRefused('rebuild.running', { operation: 1, kind: 'verify' });
  }
});

test('a verification is canceled once, and its command cancels nothing else', () => {
  const canceled: ReadModelsEvent = { type: 'VerificationCancelRequested', data: { operation: 1 } };
  given([verifying]).when(ask('cancel_verification'), staff).then(canceled);
  given([verifying, canceled]).when(ask('cancel_verification'), staff).thenNothing();
  for (const [before, endedUpTo] of [
    [[requested(1)], 0],
    [[verifying], 1],
    [[], 0],
  ] as const) {
    given(before)
      .when(ask('cancel_verification', { endedUpTo }), staff)
      .thenRefused('verification.none_running');
  }
});

test('only staff request operations', () => {
  for (const command of [rebuild(), verify(), repair()]) {
    given([]).when(command, admin).thenRefused('rebuild.forbidden');
  }
});
