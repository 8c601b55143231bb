import { type Asked, accept, type Decider, type Decision } from '../decider.ts';
import { several } from '../several.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { confirm, end, request, revise } from './decide-use.ts';
import type { LookUseAct, LookUseCommand } from './use-commands.ts';
import type { LookUseEvent } from './use-events.ts';
import { evolveLookUse, initialLookUse, type LookUse } from './use-state.ts';
import { lookUseRules, lookUseTransitions } from './use-transitions.ts';

/** One action at a time, as the table has it. */
const acting: Decider<LookUse, LookUseAct, LookUseEvent> = {
  category: 'look_use',
  initial: initialLookUse,
  decide: decideAct,
  evolve: evolveLookUse,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

/** A brand's use of a member's look. The stream `look_uses-<look>` keeps uses of one brand and type from overlapping. */
export const lookUse: Decider<LookUse, LookUseCommand, LookUseEvent> = {
  ...acting,
  decide(state, command, asked) {
    if (command.action !== 'follow_look') return decideAct(state, command, asked);
    return several(acting).decide(state, actsOnLook(state, command), asked);
  },
};

/** A use whose look is gone ends while it is open, and is marked once it is confirmed. One that never came is refused for good. */
function actsOnLook(
  { status, isLookGone }: LookUse,
  { lookUseId, lookId, isGone }: Extract<LookUseCommand, { action: 'follow_look' }>,
): LookUseAct[] {
  if (status === 'confirmed') {
    if (isLookGone === isGone) return [];
    return [{ action: isGone ? 'note_look_gone' : 'note_look_back' }];
  }
  if (!isGone) return [];
  if (status === 'none') return [{ action: 'lapse', lookUseId, lookId }];
  return status === 'initialized' || status === 'in_progress' ? [{ action: 'cancel' }] : [];
}

function decideAct(use: LookUse, command: LookUseAct, asked: Asked): Decision<LookUseEvent> {
  const refused = checkTransition(lookUseRules, use, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'request':
      return request(command, asked);
    case 'revise':
      return revise(use, command, asked);
    case 'confirm':
      return confirm(use, command, asked);
    case 'end':
      return end(use, command);
    case 'issue_payment': {
      const { curatorReceiveAmount, pointAmount } = use;
      return accept({ type: 'LookUsePaymentIssued', data: { curatorReceiveAmount, pointAmount } });
    }
    default:
      return accept(factOf<LookUseEvent>(lookUseTransitions, command));
  }
}
