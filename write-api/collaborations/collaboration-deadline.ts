import { collaboration } from '#domain/collaborations/collaboration.ts';
import { collaborationRules } from '#domain/collaborations/collaboration-transitions.ts';
import type { CollaborationDeadline } from '#domain/collaborations/reacting.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';

/** Closes a collaboration after its last day for posts. A revision that moved this day has set a deadline of its own. */
export const collaborationDeadline: DeadlineFiring<CollaborationDeadline> = {
  async fire({ streams, clock }, { brandCollaborationId: id, dueAt }, context) {
    const { state } = await streams.refresh(collaboration, id);
    if (obstacleTo(collaborationRules, state, 'close', { role: 'system', at: clock() }) !== null) return;
    const target = { on: 'brand_collaboration', id, command: { action: 'close' } } as const;
    await runTarget(streams, target, context(dueAt));
  },
};
