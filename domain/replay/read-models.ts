import { accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

/** Which operation it is: they are counted from 1. */
interface Numbered {
  operation: number;
}

/**
 * Events of `read_models-main`: what people want done with the read models. Whoever runs the projections does it when it
 * reads them. `projections` names those to build anew, null all.
 */
export type ReadModelsEvent =
  | DomainEvent<'RebuildRequested', Numbered & { projections: readonly string[] | null }>
  | DomainEvent<'RebuildCancelRequested', Numbered>
  | DomainEvent<'SwitchBackRequested', Numbered>
  | DomainEvent<'FormerDropRequested', Numbered>;

export type OperationKind = 'rebuild' | 'cancel' | 'switch_back' | 'drop_old';

export interface ReadModelsState {
  /** The last operation that was asked for; 0 before the first. */
  operation: number;
  kind: OperationKind | null;
}

/** How the read models stand, by their own tables. */
export interface ReadModelsStanding {
  /** The last operation that has ended, however; 0 before the first. */
  endedUpTo: number;
  /** Somebody works on tables beside the live ones. */
  isUnderWay: boolean;
  /** A rebuild was begun and has not ended. */
  isBegun: boolean;
  /** Those from before the last rebuild are kept. */
  hasFormer: boolean;
}

export type ReadModelsCommand = { standing: ReadModelsStanding } & (
  | { action: 'rebuild'; projections: readonly string[] | null }
  | { action: 'cancel' | 'switch_back' | 'drop_old' }
);

const who = ['staff', 'system'];

/** What people want done with the read models as a whole: one thing at a time. */
export const readModelsOperations: Decider<ReadModelsState, ReadModelsCommand, ReadModelsEvent> = {
  category: 'read_models',
  initial: { operation: 0, kind: null },
  decide,
  evolve,
};

function decide(
  state: ReadModelsState,
  command: ReadModelsCommand,
  { actor }: { actor: { label: string } },
): Decision<ReadModelsEvent> {
  const { action, standing } = command;
  if (!who.includes(actor.label)) {
    return refuse('forbidden', 'rebuild.forbidden', `${actor.label} may not ${action}`, { action, who });
  }
  const isOpen = state.operation > standing.endedUpTo;
  const operation = state.operation + 1;
  if (action === 'cancel') return cancel(state, standing, isOpen);
  if (isOpen || standing.isUnderWay) {
    const detail = isOpen ? { operation: state.operation, kind: state.kind } : {};
    return refuse(
      'conflict',
      'rebuild.running',
      'read models are being built or switched at the moment',
      detail,
    );
  }
  switch (action) {
    case 'rebuild':
      return standing.hasFormer
        ? refuse(
            'conflict',
            'rebuild.former_kept',
            'the read models from before the last rebuild are still kept: drop them or switch back first',
          )
        : accept({ type: 'RebuildRequested', data: { operation, projections: command.projections } });
    case 'switch_back':
      if (!standing.hasFormer) return noneKept();
      return standing.isBegun
        ? refuse('conflict', 'rebuild.unfinished', 'a rebuild was begun: let it end or cancel it first')
        : accept({ type: 'SwitchBackRequested', data: { operation } });
    case 'drop_old':
      return standing.hasFormer ? accept({ type: 'FormerDropRequested', data: { operation } }) : noneKept();
  }
}

function cancel(
  { operation, kind }: ReadModelsState,
  { isUnderWay, isBegun }: ReadModelsStanding,
  isOpen: boolean,
): Decision<ReadModelsEvent> {
  if (isOpen && kind === 'cancel') return nothingToDo;
  const isCancelable = isOpen ? kind !== 'drop_old' : isBegun && !isUnderWay;
  if (isCancelable) return accept({ type: 'RebuildCancelRequested', data: { operation: operation + 1 } });
  if (!isOpen && isUnderWay) {
    const message = 'it was started on the command line: stop it there first';
    return refuse('conflict', 'rebuild.running_elsewhere', message);
  }
  return refuse('conflict', 'rebuild.none_running', 'no rebuild is under way');
}

function noneKept(): Decision<ReadModelsEvent> {
  return refuse('conflict', 'rebuild.none_kept', 'no read models are kept from before a rebuild');
}

function evolve(state: ReadModelsState, { type, data }: ReadModelsEvent): ReadModelsState {
  switch (type) {
    case 'RebuildRequested':
      return { operation: data.operation, kind: 'rebuild' };
    case 'RebuildCancelRequested':
      return { operation: data.operation, kind: 'cancel' };
    case 'SwitchBackRequested':
      return { operation: data.operation, kind: 'switch_back' };
    case 'FormerDropRequested':
      return { operation: data.operation, kind: 'drop_old' };
    default:
      return untouched(type, state);
  }
}
