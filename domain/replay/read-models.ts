import { accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

/** The number of a requested operation, counted from 1. */
interface Numbered {
  operation: number;
}

/** A subject of one entity's rows, named by projection and key, or by the category and id of its stream. */
interface OfEntity {
  of: 'entity';
  name: string;
  id: string;
}

/**
 * The subject of a verification. `rows`: rows against events and counters against rows, of these projections (null for all).
 * `log`: the log mirror against the event store from a position on. `entity`: the rows of one entity. Positions are decimal
 * text.
 */
export type VerifySubject =
  | { of: 'rows'; projections: readonly string[] | null }
  | { of: 'log'; from: string }
  | OfEntity;

/** The subject of a repair: the rows of one entity, a line of the log mirror, or all counters. */
export type RepairSubject = OfEntity | { of: 'log'; position: string } | { of: 'counters' };

/** The projections to rebuild (null for all), and the source of the events: the log mirror, unless `source` is set. */
interface Rebuilt {
  projections: readonly string[] | null;
  source?: 'event-store';
}

/**
 * The events of the stream `read_models-main`: requested operations on the read models. The projection runner carries them out
 * when it reads them. Canceling a verification uses the number of that verification; every other request gets a new number.
 */
export type ReadModelsEvent =
  | DomainEvent<'RebuildRequested', Numbered & Rebuilt>
  | DomainEvent<'RebuildCancelRequested', Numbered>
  | DomainEvent<'SwitchBackRequested', Numbered>
  | DomainEvent<'FormerDropRequested', Numbered>
  | DomainEvent<'VerificationRequested', Numbered & { subject: VerifySubject }>
  | DomainEvent<'VerificationCancelRequested', Numbered>
  | DomainEvent<'RepairRequested', Numbered & { subject: RepairSubject }>;

export const operationKinds = ['rebuild', 'switch_back', 'drop_old', 'cancel', 'verify', 'repair'] as const;
export type OperationKind = (typeof operationKinds)[number];

export interface ReadModelsState {
  /** The number of the last requested operation; 0 before the first. */
  operation: number;
  kind: OperationKind | null;
  /** True if the last operation is a canceled verification. */
  isCanceled: boolean;
}

/** The state of the read models, according to their own tables. */
export interface ReadModelsStanding {
  /** The number of the last ended operation, whatever its result; 0 before the first. */
  endedUpTo: number;
  /** True while tables beside the live ones are being built. */
  isUnderWay: boolean;
  /** True if a rebuild has begun and not ended. */
  isBegun: boolean;
  /** True if the read models from before the last rebuild still exist. */
  hasFormer: boolean;
}

/** A request for an operation on the read models. */
export type ReadModelsRequest =
  | ({ action: 'rebuild' } & Rebuilt)
  | { action: 'cancel' | 'switch_back' | 'drop_old' | 'cancel_verification' }
  | { action: 'verify'; subject: VerifySubject }
  | { action: 'repair'; subject: RepairSubject };

export type ReadModelsCommand = { standing: ReadModelsStanding } & ReadModelsRequest;

const who = ['staff', 'system'];

/** The decider of requested operations on the read models as a whole. Only one operation is open at a time. */
export const readModelsOperations: Decider<ReadModelsState, ReadModelsCommand, ReadModelsEvent> = {
  category: 'read_models',
  initial: { operation: 0, kind: null, isCanceled: false },
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
  if (action === 'cancel_verification') return cancelVerification(state, isOpen);
  if (isOpen) return running(state);
  if (action === 'verify') {
    return accept({ type: 'VerificationRequested', data: { operation, subject: command.subject } });
  }
  if (action === 'repair') {
    return accept({ type: 'RepairRequested', data: { operation, subject: command.subject } });
  }
  if (standing.isUnderWay) return running(null);
  switch (action) {
    case 'rebuild':
      return standing.hasFormer
        ? refuse(
            'conflict',
            'rebuild.former_kept',
            'the read models from before the last rebuild are still kept: drop them or switch back first',
          )
        : accept({ type: 'RebuildRequested', data: { operation, ...rebuilt(command) } });
    case 'switch_back':
      if (!standing.hasFormer) return noneKept();
      return standing.isBegun
        ? refuse('conflict', 'rebuild.unfinished', 'a rebuild is unfinished: let it end or cancel it first')
        : accept({ type: 'SwitchBackRequested', data: { operation } });
    case 'drop_old':
      return standing.hasFormer ? accept({ type: 'FormerDropRequested', data: { operation } }) : noneKept();
  }
}

function rebuilt({ projections, source }: Rebuilt): Rebuilt {
  return source === undefined ? { projections } : { projections, source };
}

const inWords: Readonly<Record<OperationKind, string>> = {
  rebuild: 'a rebuild is',
  cancel: 'the end of a rebuild is',
  switch_back: 'a switch back is',
  drop_old: 'dropping the former read models is',
  verify: 'a verification is',
  repair: 'a repair is',
};

function running(state: ReadModelsState | null): Decision<ReadModelsEvent> {
  const what = inWords[state?.kind ?? 'rebuild'];
  const isCancelable = state?.kind === 'rebuild' || state?.kind === 'verify';
  const message = `${what} under way: wait for its end${isCancelable ? ', or cancel it' : ''}`;
  const detail = state === null ? {} : { operation: state.operation, kind: state.kind };
  return refuse('conflict', 'rebuild.running', message, detail);
}

function cancelVerification(
  { operation, kind, isCanceled }: ReadModelsState,
  isOpen: boolean,
): Decision<ReadModelsEvent> {
  if (!isOpen || kind !== 'verify') {
    return refuse('conflict', 'verification.none_running', 'no verification is under way');
  }
  return isCanceled ? nothingToDo : accept({ type: 'VerificationCancelRequested', data: { operation } });
}

function cancel(
  { operation, kind }: ReadModelsState,
  { isUnderWay, isBegun }: ReadModelsStanding,
  isOpen: boolean,
): Decision<ReadModelsEvent> {
  if (isOpen && kind === 'cancel') return nothingToDo;
  if (isOpen && (kind === 'verify' || kind === 'repair')) {
    return running({ operation, kind, isCanceled: false });
  }
  const isCancelable = isOpen ? kind !== 'drop_old' : isBegun && !isUnderWay;
  if (isCancelable) return accept({ type: 'RebuildCancelRequested', data: { operation: operation + 1 } });
  if (!isOpen && isUnderWay) {
    const message = 'another process is rebuilding the read models: stop it there first';
    return refuse('conflict', 'rebuild.running_elsewhere', message);
  }
  return refuse('conflict', 'rebuild.none_running', 'no rebuild is under way');
}

function noneKept(): Decision<ReadModelsEvent> {
  return refuse('conflict', 'rebuild.none_kept', 'no read models are kept from before a rebuild');
}

function evolve(state: ReadModelsState, { type, data }: ReadModelsEvent): ReadModelsState {
  const next = (kind: OperationKind) => ({ operation: data.operation, kind, isCanceled: false });
  switch (type) {
    case 'RebuildRequested':
      return next('rebuild');
    case 'RebuildCancelRequested':
      return next('cancel');
    case 'SwitchBackRequested':
      return next('switch_back');
    case 'FormerDropRequested':
      return next('drop_old');
    case 'VerificationRequested':
      return next('verify');
    case 'VerificationCancelRequested':
      return { ...state, isCanceled: true };
    case 'RepairRequested':
      return next('repair');
    default:
      return untouched(type, state);
  }
}
