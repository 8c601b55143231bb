import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';

/** One tagged item of a look. */
export interface Tag {
  lookId: number;
  entryId: number;
}

/** A decision about an item at the desk. */
export type Verdict =
  | { action: 'approve_item' }
  | { action: 'reject_item'; rejected_reasons: readonly RejectionReason[]; other_rejected_reason?: string }
  | { action: 'defer_item'; comment?: string };

/** A decision of this sitting. Until `isSent`, the server may not have recorded it. */
export interface Decided extends Tag {
  verdict: Verdict;
  isSent: boolean;
}

export interface DeskState {
  /** The id of the person at the desk; null before the first. */
  by: number | null;
  /** The ids of the looks that are lent to this person, in the order in which they come up. */
  lent: readonly number[];
  /** The index in `lent` of the look on the desk. */
  at: number;
  /** The newest decision comes last. */
  decided: readonly Decided[];
  /** The last refused decision, with the error. Its look was put back on the desk. */
  problem: { lookId: number; error: unknown } | null;
}

export const emptyDesk: DeskState = { by: null, lent: [], at: 0, decided: [], problem: null };

/** The look on the desk; null if the desk is empty. */
export const onDesk = ({ lent, at }: DeskState): number | null => lent[at] ?? null;

/** Shows the next look or the one before, if there is one. */
export function turned(desk: DeskState, by: 1 | -1): DeskState {
  return { ...desk, at: clamped(desk.lent, desk.at + by), problem: null };
}

/** Records the decision on an item. If it is the look's last waiting item (`isLast`), the next look comes up. */
export function withVerdict(desk: DeskState, tag: Tag, verdict: Verdict, isLast: boolean): DeskState {
  const lent = isLast ? desk.lent.filter((id) => id !== tag.lookId) : desk.lent;
  return {
    ...desk,
    lent,
    at: clamped(lent, desk.at),
    problem: null,
    decided: [...desk.decided, { ...tag, verdict, isSent: false }],
  };
}

export function withSent(desk: DeskState, tag: Tag): DeskState {
  const decided = desk.decided.map((each) => (isOf(each, tag) ? { ...each, isSent: true } : each));
  return { ...desk, decided };
}

/** Removes a decision that was refused or taken back, and puts its look on the desk again. */
export function putBack(desk: DeskState, tag: Tag, problem: DeskState['problem'] = null): DeskState {
  const { lookId } = tag;
  const lent = [lookId, ...desk.lent.filter((id) => id !== lookId)];
  return { ...desk, lent, at: 0, problem, decided: desk.decided.filter((each) => !isOf(each, tag)) };
}

/**
 * Takes over the looks that the server lends now. `asked` are the looks that were lent when the request began. The look
 * on the desk stays there if it is still lent. Looks put back since then stay too, because the request did not name them.
 */
export function withLent(
  desk: DeskState,
  lookIds: readonly number[],
  asked: readonly number[] = desk.lent,
): DeskState {
  const shown = onDesk(desk);
  const since = desk.lent.filter((id) => !asked.includes(id) && !lookIds.includes(id));
  const gone = new Set(desk.decided.filter(({ isSent }) => !isSent).map(({ lookId }) => lookId));
  // A look with several items stays on the desk while some of its decisions are still being sent.
  const lent = [...since, ...lookIds.filter((id) => !gone.has(id) || desk.lent.includes(id))];
  const at = shown === null ? -1 : lent.indexOf(shown);
  return { ...desk, lent, at: at === -1 ? clamped(lent, desk.at) : at };
}

/** Removes a look without waiting items from the desk. Somebody else may have decided them. */
export function without(desk: DeskState, lookId: number): DeskState {
  const lent = desk.lent.filter((id) => id !== lookId);
  return { ...desk, lent, at: clamped(lent, desk.at) };
}

/** The items of a look that wait: pending on the server, and without a decision that is being sent. */
export function waiting(
  { decided }: Pick<DeskState, 'decided'>,
  lookId: number,
  items: readonly { id: number; latestCertificationStatus: string }[],
): number[] {
  return items
    .filter(({ latestCertificationStatus }) => latestCertificationStatus === 'Pending')
    .map(({ id }) => id)
    .filter((entryId) => !decided.some((each) => !each.isSent && isOf(each, { lookId, entryId })));
}

const isOf = (one: Tag, other: Tag) => one.lookId === other.lookId && one.entryId === other.entryId;

function clamped(lent: readonly number[], at: number): number {
  return Math.max(0, Math.min(lent.length - 1, at));
}
