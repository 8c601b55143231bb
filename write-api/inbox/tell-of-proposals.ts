import { proposal } from '#domain/collaborations/proposal.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import type { TemplateCode } from '#domain/inbox/templates.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { questionsAbout, settleQuestions } from './questions.ts';
import { sendMessage } from './send-message.ts';

/** Asks members to confirm proposals, and settles questions that were answered elsewhere. */
export const tellOfProposals: Effect = tellOfProposalsWith(questionsAbout);

const asking: Partial<Readonly<Record<ProposalEvent['type'], TemplateCode>>> = {
  ProposalMade: 'proposal_made',
  ProposalApproved: 'proposal_approved',
  ProposalConfirmFailed: 'proposal_failed',
};

const settling: ReadonlySet<ProposalEvent['type']> = new Set([
  'ProposalConfirmed',
  'ProposalRejected',
  'ProposalCanceled',
]);

/** The same with another search for the questions about a proposal. */
export function tellOfProposalsWith(find: typeof questionsAbout): Effect {
  return async (deps, stored, id) => {
    if (entityOf(stored.stream).category !== 'proposal') return;
    const { type } = asEvent<ProposalEvent>(stored);
    const templateCode = asking[type];
    const about = { kind: 'proposal', id } as const;
    if (templateCode === undefined) {
      if (settling.has(type)) await settleQuestions(deps, stored, { about, find });
      return;
    }
    const { status, userId } = (await deps.streams.refresh(proposal, id)).state;
    if (status !== 'CREATED' && status !== 'APPROVED') return settleQuestions(deps, stored, { about, find });
    const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
    const except = await sendMessage(deps, { userId, templateCode, aboutId: id, cause });
    await settleQuestions(deps, stored, { about, find, except });
  };
}
