import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { MemberGrade } from '../members/member-kinds.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';

/**
 * The points for looks and sign-ups. A look earns a percentage of its garment's price: by the member's grade, plus an extra in
 * the birth month.
 */
export interface PointPolicy extends Record<MemberGrade, number> {
  birthMonth: number;
  /** The points for a member's first approval. */
  signUpReward: number;
}

/** The policy that applies until staff first revise it. */
export const firstPointPolicy: PointPolicy = {
  white: 5,
  gray: 6,
  red: 7,
  black: 8,
  partner: 10,
  birthMonth: 5,
  signUpReward: 0,
};

/** The event of the stream `point_policy-1`. */
export type PointPolicyEvent = DomainEvent<'PointPolicyRevised', { changed: Partial<PointPolicy> }>;

export interface PointPolicyState extends PointPolicy {
  status: 'valid';
}

export type PointPolicyCommand = { action: 'revise'; policy: Partial<PointPolicy> };

/** The id of the only policy stream. */
export const pointPolicyId = 1;

export const pointPolicyTransitions = [
  {
    action: 'revise',
    from: ['valid'],
    to: 'same',
    event: 'PointPolicyRevised',
    who: ['staff'],
    staff: 'owner',
  },
] as const satisfies readonly Transition<string, 'valid', never>[];

const rules: Rules<'valid', never, PointPolicyState> = {
  entity: 'point_policy',
  table: pointPolicyTransitions,
  guards: {},
};

export const pointPolicy: Decider<PointPolicyState, PointPolicyCommand, PointPolicyEvent> = {
  category: 'point_policy',
  initial: { status: 'valid', ...firstPointPolicy },
  decide,
  evolve(state, { type, data }) {
    switch (type) {
      case 'PointPolicyRevised':
        return { ...state, ...data.changed };
      default:
        return untouched(type, state);
    }
  },
};

function decide(
  state: PointPolicyState,
  command: PointPolicyCommand,
  asked: Asked,
): Decision<PointPolicyEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  const changed = changedFields<PointPolicy>(state, command.policy);
  return isEmpty(changed) ? nothingToDo : accept({ type: 'PointPolicyRevised', data: { changed } });
}
