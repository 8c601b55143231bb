import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { collaborationDescription, collaborationStates } from '../testing/collaborations.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { readRows } from '../testing/rows.ts';
import { type Collaboration, type CollaborationCommand, collaboration } from './collaboration.ts';
import type { CollaborationEvent } from './collaboration-events.ts';
import { type CollaborationLife, collaborationLives } from './collaboration-kinds.ts';
import { type CollaborationAction, collaborationTransitions } from './collaboration-transitions.ts';
import { collaborationReacting } from './reacting.ts';

/** The decided table: a brand decides while nobody relies on the collaboration, and the system closes it after its last day. */
const decided = readRows(
  `register | none | PENDING | BrandCollaborationRegistered | brand_admin, staff
   revise   | PENDING, RECRUITING | same | BrandCollaborationRevised | brand_admin, staff | | brand while pending
   recruit  | PENDING | RECRUITING | BrandCollaborationRecruited | staff
   close    | RECRUITING | DONE | BrandCollaborationClosed | brand_admin, staff, system | | over
   cancel   | PENDING, RECRUITING | CANCELED | BrandCollaborationCanceled | brand_admin, staff, system | | brand while pending`,
  {},
);

const ofBrand = {
  guarded: { from: 'RECRUITING', roles: ['brand_admin'], code: 'brand_collaboration.recruiting' },
} as const;
const samples: Readonly<
  Record<CollaborationAction, Sample<Collaboration, CollaborationCommand, CollaborationEvent>>
> = {
  register: {
    command: { action: 'register', ...collaborationDescription },
    events: [{ type: 'BrandCollaborationRegistered', data: collaborationDescription }],
  },
  revise: {
    command: { action: 'revise', fields: { name: 'Summer linen' } },
    events: [{ type: 'BrandCollaborationRevised', data: { changed: { name: 'Summer linen' } } }],
    guarded: { ...ofBrand.guarded, roles: ['brand_admin'] },
  },
  recruit: { command: { action: 'recruit' }, events: [{ type: 'BrandCollaborationRecruited', data: {} }] },
  close: { command: { action: 'close' }, events: [{ type: 'BrandCollaborationClosed', data: {} }] },
  cancel: {
    command: { action: 'cancel' },
    events: [{ type: 'BrandCollaborationCanceled', data: {} }],
    guarded: { ...ofBrand.guarded, roles: ['brand_admin'] },
  },
};

testEveryRow<Collaboration, CollaborationCommand, CollaborationEvent>({
  entity: 'brand_collaboration',
  decider: collaboration,
  table: collaborationTransitions,
  decided,
  samples,
  statuses: [...collaborationLives],
  stateOf: (status) => collaborationStates[status as CollaborationLife],
  factsOf: ({ status }, role) =>
    new Set(['over', ...(role === 'brand_admin' && status !== 'PENDING' ? [] : ['brand while pending'])]),
});

const { givenState } = scenarios(collaboration);

test('the system closes a collaboration only after its last day', () => {
  const open = { ...collaborationStates.RECRUITING, postUntil: '2026-06-01' };
  givenState(open).when({ action: 'close' }, actors.system).thenRefused('brand_collaboration.not_over');
  const deadlines = collaborationReacting.deadlines?.(
    { type: 'BrandCollaborationRecruited', data: {} },
    { id: 12, at: '2026-04-01T00:00:00.000Z' },
  );
  if (deadlines === undefined || !('ofState' in deadlines)) throw new Error('no deadlines');
  expect(deadlines.ofState(open)).toEqual([
    { name: 'close_collaboration', dueAt: '2026-06-01T15:00:00.000Z', brandCollaborationId: 12 },
  ]);
  expect(deadlines.ofState(collaborationStates.DONE)).toEqual([]);
});

test('days must be in order, and equal fields change nothing', () => {
  const wrong = { ...collaborationDescription, endDate: '2026-03-31' };
  givenState(collaborationStates.none)
    .when({ action: 'register', ...wrong }, actors.staff)
    .thenRefused('brand_collaboration.wrong_days');
  givenState(collaborationStates.PENDING)
    .when({ action: 'revise', fields: { postUntil: '2026-04-29' } }, actors.staff)
    .thenRefused('brand_collaboration.wrong_days');
  givenState(collaborationStates.PENDING)
    .when({ action: 'revise', fields: { name: 'Spring linen' } }, actors.staff)
    .thenNothing();
});
