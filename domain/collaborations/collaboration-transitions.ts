import { endOfBusinessDay } from '../business-day.ts';
import type { Rules, Transition } from '../transition-table.ts';
import type { Collaboration } from './collaboration.ts';
import type { CollaborationLife } from './collaboration-kinds.ts';

type Guard = 'brandWhilePending' | 'postUntilPassed';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type CollaborationStanding = Pick<Collaboration, 'status' | 'postUntil'>;

export const collaborationTransitions = [
  {
    action: 'register',
    from: ['none'],
    to: 'PENDING',
    event: 'BrandCollaborationRegistered',
    who: ['brand_admin', 'staff'],
  },
  {
    action: 'revise',
    from: ['PENDING', 'RECRUITING'],
    to: 'same',
    event: 'BrandCollaborationRevised',
    who: ['brand_admin', 'staff'],
    guards: ['brandWhilePending'],
  },
  {
    action: 'recruit',
    from: ['PENDING'],
    to: 'RECRUITING',
    event: 'BrandCollaborationRecruited',
    who: ['staff'],
  },
  {
    action: 'close',
    from: ['RECRUITING'],
    to: 'DONE',
    event: 'BrandCollaborationClosed',
    who: ['brand_admin', 'staff', 'system'],
    guards: ['postUntilPassed'],
  },
  {
    action: 'cancel',
    from: ['PENDING', 'RECRUITING'],
    to: 'CANCELED',
    event: 'BrandCollaborationCanceled',
    who: ['brand_admin', 'staff', 'system'],
    guards: ['brandWhilePending'],
  },
] as const satisfies readonly Transition<string, CollaborationLife, Guard>[];

export type CollaborationAction = (typeof collaborationTransitions)[number]['action'];

export const collaborationRules: Rules<CollaborationLife, Guard, CollaborationStanding, CollaborationAction> =
  {
    entity: 'brand_collaboration',
    table: collaborationTransitions,
    guards: {
      // Members rely on a collaboration that recruits.
      brandWhilePending: ({ status }, { role }) =>
        role === 'brand_admin' && status !== 'PENDING' ? 'recruiting' : null,
      postUntilPassed: ({ postUntil }, { role, at }) =>
        role === 'system' && at < endOfBusinessDay(postUntil) ? 'not_over' : null,
    },
  };
