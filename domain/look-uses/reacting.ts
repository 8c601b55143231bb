import { type Deadline, later, type Reacting } from '../reacting.ts';
import { afterLookUses, afterUse } from './after-use.ts';
import { deadlinesOfUse } from './deadlines.ts';
import { lookUse } from './look-use.ts';
import { type LookUses, type LookUsesCommand, type LookUsesEvent, lookUses } from './look-uses.ts';
import type { RequestedUse } from './settle-request.ts';
import type { LookUseCommand } from './use-commands.ts';
import type { LookUseEvent } from './use-events.ts';
import { requestPatienceMs } from './use-kinds.ts';
import type { LookUse } from './use-state.ts';

/** Settles a claim whose deciding append does not follow in time. */
export interface LookUseClaimDeadline extends Deadline {
  name: 'settle_look_use';
  requested: RequestedUse;
}

export const lookUseReacting: Reacting<LookUse, LookUseCommand, LookUseEvent> = {
  decider: lookUse,
  after: afterUse,
  deadlines: (event, { at }) => ({ ofState: (state) => deadlinesOfUse(event, state, at) }),
};

export const lookUsesReacting: Reacting<LookUses, LookUsesCommand, LookUsesEvent> = {
  decider: lookUses,
  after: afterLookUses,
  deadlines({ type, data }, { at }): LookUseClaimDeadline[] {
    if (type !== 'LookUseClaimed') return [];
    const { lookId, lookUseId, from, until } = data;
    const dueAt = later(at, requestPatienceMs);
    return [{ name: 'settle_look_use', dueAt, requested: { lookId, lookUseId, from, until } }];
  },
};
