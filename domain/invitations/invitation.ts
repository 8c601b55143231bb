import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { Publisher } from './invitation-kinds.ts';
import { type InvitationLife, invitationRules, invitationTransitions } from './invitation-transitions.ts';

export interface InvitationDescription {
  invitationId: number;
  publisher: Publisher;
  /** Twelve random letters. */
  code: string;
  /** An ISO instant. From then on, the code cannot be accepted. */
  expiredTime: string;
}

/** The events of the stream `invitation-<id>`. */
export type InvitationEvent =
  | DomainEvent<'InvitationPublished', InvitationDescription>
  /** `userId`: the member who signed up with the code. */
  | DomainEvent<'InvitationAccepted', { userId: number }>
  | DomainEvent<'InvitationRejected', Record<string, never>>;

export interface Invitation extends InvitationDescription {
  status: InvitationLife;
  /** The member who signed up with the code; null before. */
  userId: number | null;
}

export type InvitationCommand =
  | ({ action: 'publish' } & InvitationDescription)
  | { action: 'accept'; userId: number }
  | { action: 'reject' };

/**
 * The decider of `invitation-<id>`: a code that one person can sign up with. Sign-ups and rejections decide by a claim which of
 * them uses the invitation, and only then append here.
 */
export const invitation: Decider<Invitation, InvitationCommand, InvitationEvent> = {
  category: 'invitation',
  initial: {
    status: 'none',
    invitationId: 0,
    publisher: { label: 'staff', id: 0 },
    code: '',
    expiredTime: '',
    userId: null,
  },
  decide,
  evolve,
};

function decide(state: Invitation, command: InvitationCommand, asked: Asked): Decision<InvitationEvent> {
  const isRepeat =
    command.action === 'accept' ? state.userId === command.userId : isRejectedAgain(state, command);
  const refused = checkTransition(invitationRules, state, command, asked);
  if (isRepeat && refused?.refusal.kind !== 'forbidden') return nothingToDo;
  return refused ?? accept(factOf<InvitationEvent>(invitationTransitions, command));
}

function isRejectedAgain({ status }: Invitation, { action }: InvitationCommand): boolean {
  return action === 'reject' && status === 'rejected';
}

function evolve(state: Invitation, { type, data }: InvitationEvent): Invitation {
  switch (type) {
    case 'InvitationPublished':
      return { ...state, ...data, status: 'pending' };
    case 'InvitationAccepted':
      return { ...state, ...data, status: 'accepted' };
    case 'InvitationRejected':
      return { ...state, status: 'rejected' };
    default:
      return untouched(type, state);
  }
}
