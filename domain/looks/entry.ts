import { type Asked, accept, type Decider, type Decision } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition } from '../transition-table.ts';
import type { AskedModel, Judged } from './checks.ts';
import { type LookEntryStatus, lookEntryRules } from './entry-transitions.ts';
import type { LookEntryDescription, LookEntryEvent, Rejection } from './look-events.ts';
import type { CertificationMethod } from './look-kinds.ts';
import { trysetItemOf } from './tagged.ts';

/** The state of one tagged item, folded from its look's events. */
export interface LookEntry extends LookEntryDescription {
  status: LookEntryStatus;
  /** The reasons of the last decision; empty while the item waits for a decision. */
  reasons: Rejection['reasons'];
  otherReason: string | null;
  /** The comment of the deferral; null if the item is not deferred or has no comment. */
  comment: string | null;
  /** The latest checks by a method; empty before the first check. */
  checks: Judged['checks'];
  /** The language model that made the checks; null if no model was asked. */
  model: AskedModel | null;
  /** The ISO instants of the last approval and of the last decision; null before the first. */
  certifiedAt: string | null;
  decidedAt: string | null;
  /** The method of the last decision; null while the item waits for a decision. */
  decidedBy: CertificationMethod | null;
  /** True if the member requested a recertification; then people decide. */
  isAskedAgain: boolean;
}

export const initialLookEntry: LookEntry = {
  status: 'none',
  entryId: 0,
  of: { kind: 'tryset_item', id: 0 },
  trysetId: 0,
  brandId: 0,
  productId: 0,
  productSizeId: 0,
  uploadPoint: 0,
  givenPoints: 0,
  reasons: [],
  otherReason: null,
  comment: null,
  checks: [],
  model: null,
  certifiedAt: null,
  decidedAt: null,
  decidedBy: null,
  isAskedAgain: false,
};

export type LookEntryCommand =
  | { action: 'tag_item'; entry: LookEntryDescription }
  | { action: 'untag_item' }
  | ({ action: 'check_item' | 'approve_item' } & Judged)
  | ({ action: 'reject_item' } & Rejection & Judged)
  | ({ action: 'defer_item'; comment: string | null } & Pick<Rejection, 'reasons'> & Judged)
  | { action: 'reopen_item' }
  | ({ action: 'approve_item_from_done' } & Judged)
  | ({ action: 'reject_item_from_done' } & Rejection & Judged);

/** The decider of one tagged item's certification. Its events are in its look's stream, and it has its own transition table. */
export const lookEntry: Decider<LookEntry, LookEntryCommand, LookEntryEvent> = {
  category: 'look',
  initial: initialLookEntry,
  decide,
  evolve: evolveLookEntry,
};

function decide(entry: LookEntry, command: LookEntryCommand, asked: Asked): Decision<LookEntryEvent> {
  const refused = checkTransition(lookEntryRules, entry, command, asked);
  if (refused !== null) return refused;
  const { entryId } = entry;
  switch (command.action) {
    case 'tag_item':
      return accept({ type: 'LookItemTagged', data: command.entry });
    case 'untag_item':
      return accept({ type: 'LookItemUntagged', data: untagged(entry) });
    case 'reopen_item':
      return accept({ type: 'LookItemReopened', data: takenBack(entry) });
    case 'check_item':
      return accept({ type: 'LookItemChecked', data: { entryId, ...judged(command) } });
    case 'defer_item': {
      const { comment, reasons } = command;
      return accept({ type: 'LookItemDeferred', data: { entryId, comment, reasons, ...judged(command) } });
    }
    case 'approve_item':
    case 'approve_item_from_done': {
      const points = entry.uploadPoint - entry.givenPoints;
      return accept({ type: 'LookItemApproved', data: { entryId, points, ...judged(command) } });
    }
    case 'reject_item':
    case 'reject_item_from_done': {
      const { reasons, otherReason } = command;
      const data = { ...takenBack(entry), reasons, otherReason, ...judged(command) };
      return accept({ type: 'LookItemRejected', data });
    }
  }
}

const judged = ({ method, checks, model }: Judged): Judged => ({
  method,
  checks,
  ...(model === undefined ? {} : { model }),
});

export const untagged = (entry: LookEntry) => ({ ...takenBack(entry), trysetItemId: trysetItemOf(entry) });

/** Returns the change that takes back all points given for the item. `0 - points` avoids -0 if no points were given. */
export function takenBack({ entryId, givenPoints }: Pick<LookEntry, 'entryId' | 'givenPoints'>) {
  return { entryId, points: 0 - givenPoints };
}

const undecided = { reasons: [], otherReason: null, comment: null } as const;

export function evolveLookEntry(entry: LookEntry, { type, data }: LookEntryEvent, at: string): LookEntry {
  switch (type) {
    case 'LookItemTagged':
      return { ...entry, ...data, status: 'Pending' };
    case 'LookItemUntagged':
      return { ...entry, ...undecided, status: 'untagged', givenPoints: entry.givenPoints + data.points };
    case 'LookItemChecked':
      return { ...entry, ...seen(entry, data) };
    case 'LookItemApproved':
      return {
        ...entry,
        ...undecided,
        ...seen(entry, data),
        status: 'Approved',
        certifiedAt: at,
        decidedAt: at,
        decidedBy: data.method,
        givenPoints: entry.givenPoints + data.points,
      };
    case 'LookItemRejected':
      return {
        ...rejectedEntry({ ...entry, ...seen(entry, data) }, data, { at, by: data.method }),
        givenPoints: entry.givenPoints + data.points,
      };
    case 'LookItemDeferred': {
      const { comment, reasons } = data;
      const said = { ...undecided, comment, reasons };
      const decided = { decidedAt: at, decidedBy: data.method };
      return { ...entry, ...said, ...seen(entry, data), status: 'Deferred', ...decided };
    }
    case 'LookItemReopened':
      return { ...reopened(entry), givenPoints: entry.givenPoints + data.points };
    default:
      return untouched(type, entry);
  }
}

/** Returns the checks and the model of a method's judgement. After a person's decision, returns the previous ones. */
const seen = (entry: LookEntry, { method, checks, model }: Judged): Pick<LookEntry, 'checks' | 'model'> =>
  method === 'ACTOR' ? { checks: entry.checks, model: entry.model } : { checks, model: model ?? null };

export function rejectedEntry(
  entry: LookEntry,
  { reasons, otherReason }: Rejection,
  { at, by }: { at: string; by: CertificationMethod },
): LookEntry {
  const decided = { decidedAt: at, decidedBy: by };
  return { ...entry, status: 'Rejected', reasons, otherReason, comment: null, ...decided };
}

export function reopened(entry: LookEntry): LookEntry {
  return { ...entry, ...undecided, status: 'Pending', decidedAt: null, decidedBy: null };
}
