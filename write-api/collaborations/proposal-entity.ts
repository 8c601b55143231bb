import { type ProposalCommand, proposal } from '#domain/collaborations/proposal.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { proposalTransitions } from '#domain/collaborations/proposal-transitions.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionEntity } from '../kit/actions/entity.ts';
import { Approval } from './bodies.ts';
import { runOnProposal } from './cancel-proposal.ts';
import { seesProposal } from './sees.ts';

/** The actions with calls of their own: they begin a proposal, or request a tryset. */
const ownCalls: readonly string[] = ['propose', 'apply', 'confirm'];

export const proposalEntity: ActionEntity<Proposal, ProposalCommand, ProposalEvent> = {
  name: 'proposal',
  path: '/v1/proposals',
  title: 'Proposal',
  tag: 'collaborations',
  decider: proposal,
  transitions: proposalTransitions.filter(({ action: name }) => !ownCalls.includes(name)),
  specs: {
    propose: null,
    apply: null,
    expire: null,
    read: plain('read'),
    approve: action(
      Approval,
      ({ assigned_point: assignedPoint, look_upload_cash: lookUploadCash }): ProposalCommand => ({
        action: 'approve',
        assignedPoint,
        lookUploadCash,
      }),
      { ownFields: true },
    ),
    confirm: null,
    fail: null,
    send: null,
    deliver: null,
    reject: plain('reject'),
    cancel: plain('cancel'),
    reward: null,
    revoke: null,
  },
  isVisible: (state, caller) => seesProposal(caller)(state),
  target: (id, command) => ({ on: 'proposal', id, command }),
  run: runOnProposal,
};

function plain(name: 'read' | 'reject' | 'cancel'): ActionSpec<ProposalCommand, Proposal> {
  return action({}, (): ProposalCommand => ({ action: name }));
}
