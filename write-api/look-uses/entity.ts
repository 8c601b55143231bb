import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseCommand } from '#domain/look-uses/use-commands.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import { lookUseTransitions } from '#domain/look-uses/use-transitions.ts';
import type { Caller } from '#http/caller.ts';
import type { WriteDeps } from '../deps.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { isInScope } from '../kit/scope.ts';
import { Confirmation, End, Revision } from './bodies.ts';
import { confirmUse } from './confirm-use.ts';
import { requireReasonToAgree } from './may-confirm.ts';
import { reviseUse } from './revise-use.ts';

type PlainAction =
  | 'take_up'
  | 'agree'
  | 'decline'
  | 'ask_again'
  | 'reject'
  | 'cancel'
  | 'issue_payment'
  | 'withhold_payment';

export const lookUseEntity: ActionEntity<LookUse, LookUseCommand, LookUseEvent> = {
  name: 'look_use',
  path: '/v1/look-uses',
  title: 'LookUse',
  tag: 'look uses',
  decider: lookUse,
  transitions: lookUseTransitions,
  specs: {
    request: null,
    lapse: null,
    take_up: plain('take_up'),
    agree: plain('agree'),
    decline: plain('decline'),
    ask_again: plain('ask_again'),
    remind: null,
    revise: action(
      Revision,
      (said): LookUseCommand => ({
        action: 'revise',
        ...datesOf(said),
        ...(said.comment === undefined ? {} : { comment: said.comment }),
      }),
    ),
    confirm: action(
      Confirmation,
      (said): LookUseCommand => ({ action: 'confirm', ...datesOf(said), amount: said.amount ?? null }),
    ),
    reject: plain('reject'),
    cancel: plain('cancel'),
    begin: null,
    issue_payment: plain('issue_payment'),
    withhold_payment: plain('withhold_payment'),
    end: action(End, ({ refund }): LookUseCommand => ({ action: 'end', refund })),
    expire: null,
    note_look_gone: null,
    note_look_back: null,
    follow_look: null,
  },
  isVisible: (state, caller) => seesUse(caller)(state),
  target: (id, command) => ({ on: 'look_use', id, command }),
  run: runOnUse,
};

/** Returns a function that tells whether a use exists and the caller may see it: its brand, its member or staff. */
export function seesUse(caller: Caller): (use: LookUse) => boolean {
  return ({ brandId, userId }) => brandId !== 0 && isInScope(caller, { brandIds: [brandId], userId });
}

/** The days of a body, without those that it leaves out. */
export function datesOf({
  use_start_date: startDate,
  use_end_date: endDate,
}: {
  use_start_date?: string;
  use_end_date?: string | null;
}) {
  return {
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

function plain(name: PlainAction): ActionSpec<LookUseCommand, LookUse> {
  return action({}, (): LookUseCommand => ({ action: name }));
}

async function runOnUse(deps: WriteDeps, on: ActionOn<LookUse, LookUseCommand>): Promise<TargetOutcome> {
  const { id, command, context, seenRevision } = on;
  if (command.action === 'agree') requireReasonToAgree(context);
  if (command.action === 'revise') return reviseUse(deps, { id, command, context, seenRevision });
  if (command.action === 'confirm') return confirmUse(deps, { id, command, context, seenRevision });
  return runTarget(deps.streams, { on: 'look_use', id, command }, context, seenRevision);
}
