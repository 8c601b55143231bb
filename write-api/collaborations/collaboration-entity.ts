import {
  type Collaboration,
  type CollaborationCommand,
  collaboration,
} from '#domain/collaborations/collaboration.ts';
import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import { collaborationTransitions } from '#domain/collaborations/collaboration-transitions.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionEntity } from '../kit/actions/entity.ts';
import { seesCollaboration } from './sees.ts';

/** The actions with calls of their own: they need whole bodies. */
const ownCalls: readonly string[] = ['register', 'revise'];

export const collaborationEntity: ActionEntity<Collaboration, CollaborationCommand, CollaborationEvent> = {
  name: 'brand_collaboration',
  path: '/v1/brand-collaborations',
  title: 'BrandCollaboration',
  tag: 'collaborations',
  decider: collaboration,
  transitions: collaborationTransitions.filter(({ action: name }) => !ownCalls.includes(name)),
  specs: {
    register: null,
    revise: null,
    recruit: plain('recruit'),
    close: plain('close'),
    cancel: plain('cancel'),
  },
  isVisible: (state, caller) => seesCollaboration(caller)(state),
  target: (id, command) => ({ on: 'brand_collaboration', id, command }),
};

function plain(name: 'recruit' | 'close' | 'cancel'): ActionSpec<CollaborationCommand, Collaboration> {
  return action({}, (): CollaborationCommand => ({ action: name }));
}
