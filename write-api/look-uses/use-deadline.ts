import { dutyOfUse, type LookUseDeadline } from '#domain/look-uses/deadlines.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseClaimDeadline } from '#domain/look-uses/reacting.ts';
import { settleRequest } from '#domain/look-uses/settle-request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { mailEndOfUse } from './letters.ts';

/** Each round moves the use on, unless another command did so meanwhile. */
const roundsAtMost = 20;

/** Carries out the duty of a deadline. A step that meets a concurrent command, such as an end, is decided again. */
export const lookUseDeadline: DeadlineFiring<LookUseDeadline> = {
  async fire(deps, { name, lookUseId: id, dueAt }, context) {
    for (let round = 0; round < roundsAtMost; round += 1) {
      const { state } = await deps.streams.refresh(lookUse, id);
      const duty = dutyOfUse(state, name, deps.clock());
      if (duty === null) return;
      const step = context(`${dueAt}:${duty.do}`);
      if (duty.do === 'announce') return mailEndOfUse(deps, state, step);
      await runTarget(deps.streams, { on: 'look_use', id, command: { action: duty.do } }, step);
    }
    throw new Error(`the deadline ${name} of look use ${id} does not come to an end`);
  },
};

/** Ends a claim whose request or revision never came. */
export const lookUseClaimDeadline: DeadlineFiring<LookUseClaimDeadline> = {
  async fire({ streams }, { requested, dueAt }, context) {
    for (let round = 0; round < roundsAtMost; round += 1) {
      const { state } = await streams.refresh(lookUse, requested.lookUseId);
      const { steps, isLast } = settleRequest(requested, state);
      for (const step of steps) await runTarget(streams, step, context(`${dueAt}:${step.command.action}`));
      if (isLast) return;
    }
    throw new Error(`the claim of look use ${requested.lookUseId} does not come to an end`);
  },
};
