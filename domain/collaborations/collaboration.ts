import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type {
  CollaborationDescription,
  CollaborationEvent,
  CollaborationFields,
} from './collaboration-events.ts';
import type { CollaborationLife } from './collaboration-kinds.ts';
import { collaborationRules, collaborationTransitions } from './collaboration-transitions.ts';

export interface Collaboration extends CollaborationDescription {
  status: CollaborationLife;
}

export const initialCollaboration: Collaboration = {
  status: 'none',
  brandCollaborationId: 0,
  brandId: 0,
  name: '',
  startDate: '',
  endDate: '',
  campaignIntro: '',
  postGuideline: '',
  adminName: null,
  postUntil: '',
  isLookTaggable: true,
};

export type CollaborationCommand =
  | ({ action: 'register' } & CollaborationDescription)
  | { action: 'revise'; fields: Partial<CollaborationFields> }
  | { action: 'recruit' | 'close' | 'cancel' };

/** A brand's campaign, to which members apply or are invited. Each takes part by a proposal, a stream of its own. */
export const collaboration: Decider<Collaboration, CollaborationCommand, CollaborationEvent> = {
  category: 'brand_collaboration',
  initial: initialCollaboration,
  decide,
  evolve,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(
  state: Collaboration,
  command: CollaborationCommand,
  asked: Asked,
): Decision<CollaborationEvent> {
  const refused = checkTransition(collaborationRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'register': {
      const { action: _, ...data } = command;
      return wrongDays(data) ?? accept({ type: 'BrandCollaborationRegistered', data });
    }
    case 'revise': {
      const changed = changedFields<CollaborationFields>(state, command.fields);
      if (isEmpty(changed)) return nothingToDo;
      return (
        wrongDays({ ...state, ...changed }) ??
        accept({ type: 'BrandCollaborationRevised', data: { changed } })
      );
    }
    default:
      return accept(factOf<CollaborationEvent>(collaborationTransitions, command));
  }
}

/** Refuses days that are not in order: the start, the end, and the last day for posts. */
function wrongDays({ startDate, endDate, postUntil }: CollaborationFields) {
  if (startDate <= endDate && endDate <= postUntil) return null;
  const message = 'the days must be in order: the start, the end, and the last day for posts';
  return refuse('invalid', 'brand_collaboration.wrong_days', message, { startDate, endDate, postUntil });
}

function evolve(state: Collaboration, { type, data }: CollaborationEvent): Collaboration {
  switch (type) {
    case 'BrandCollaborationRegistered':
      return { ...state, ...data, status: 'PENDING' };
    case 'BrandCollaborationRevised':
      return { ...state, ...data.changed };
    case 'BrandCollaborationRecruited':
      return { ...state, status: 'RECRUITING' };
    case 'BrandCollaborationClosed':
      return { ...state, status: 'DONE' };
    case 'BrandCollaborationCanceled':
      return { ...state, status: 'CANCELED' };
    default:
      return untouched(type, state);
  }
}
