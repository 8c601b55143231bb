import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';

/** Stands in place of an item's id for the certification for a brand's event. */
export const eventEntry = 0;

/** One tagged item of a look, or its certification for a brand's event. */
export interface Tag {
  lookId: number;
  entryId: number;
}

/** Whether both are the same item, or the event of the same look. The events of all looks share `eventEntry`. */
export const isSameTag = (one: Tag, other: Tag) =>
  one.lookId === other.lookId && one.entryId === other.entryId;

/** A decision at the desk about an item, or about the look's certification for a brand's event. */
export type Verdict =
  | { action: 'approve_item' | 'approve_brand_event' }
  | {
      action: 'reject_item' | 'reject_brand_event';
      rejected_reasons: readonly RejectionReason[];
      other_rejected_reason?: string;
    }
  | { action: 'defer_item'; comment?: string };

/** A decision of this session. Until `isSent`, the server may not have recorded it. */
export interface Decided extends Tag {
  verdict: Verdict;
  isSent: boolean;
}

export interface DeskState {
  /** The id of the person at the desk; null until somebody opens it. */
  by: number | null;
  /** The ids of the looks that are leased to this person, in the order in which they come up. */
  leased: readonly number[];
  /** The index in `leased` of the look on the desk. */
  at: number;
  /** The decisions of this session, newest last. */
  decided: readonly Decided[];
  /**
   * The last decision that the server refused, with the error; null if there was none. Its look was put back on the
   * desk.
   */
  problem: { lookId: number; error: unknown } | null;
}

export const emptyDesk: DeskState = { by: null, leased: [], at: 0, decided: [], problem: null };

/** Id of the look on the desk; null if the desk is empty. */
export const onDesk = ({ leased, at }: DeskState): number | null => leased[at] ?? null;

/** Shows the next or the previous look; unchanged if there is none. */
export function turned(desk: DeskState, by: 1 | -1): DeskState {
  return { ...desk, at: clamped(desk.leased, desk.at + by), problem: null };
}

/** Records the decision on an item. If it is the look's last waiting item (`isLast`), the next look comes up. */
export function withVerdict(desk: DeskState, tag: Tag, verdict: Verdict, isLast: boolean): DeskState {
  const leased = isLast ? desk.leased.filter((id) => id !== tag.lookId) : desk.leased;
  return {
    ...desk,
    leased,
    at: clamped(leased, desk.at),
    problem: null,
    decided: [...desk.decided, { ...tag, verdict, isSent: false }],
  };
}

export function withSent(desk: DeskState, tag: Tag): DeskState {
  const decided = desk.decided.map((each) => (isSameTag(each, tag) ? { ...each, isSent: true } : each));
  return { ...desk, decided };
}

/** Removes a decision that was refused or taken back, and puts its look on the desk again. */
export function putBack(desk: DeskState, tag: Tag, problem: DeskState['problem'] = null): DeskState {
  const { lookId } = tag;
  const leased = [lookId, ...desk.leased.filter((id) => id !== lookId)];
  return { ...desk, leased, at: 0, problem, decided: desk.decided.filter((each) => !isSameTag(each, tag)) };
}

/**
 * Replaces the leased looks by `lookIds`, the server's answer to a lease request. The look on the desk stays there if
 * it is still leased. `asked` are the looks that were leased when the request began. A look that was put back later
 * also stays, since the request did not name it.
 */
export function withLeased(
  desk: DeskState,
  lookIds: readonly number[],
  asked: readonly number[] = desk.leased,
): DeskState {
  const shown = onDesk(desk);
  const since = desk.leased.filter((id) => !asked.includes(id) && !lookIds.includes(id));
  const gone = new Set(desk.decided.filter(({ isSent }) => !isSent).map(({ lookId }) => lookId));
  // A look with several items stays on the desk while some of its decisions are still being sent.
  const leased = [...since, ...lookIds.filter((id) => !gone.has(id) || desk.leased.includes(id))];
  const at = shown === null ? -1 : leased.indexOf(shown);
  return { ...desk, leased, at: at === -1 ? clamped(leased, desk.at) : at };
}

/** Removes a look without waiting items from the desk. Somebody else may have decided its items. */
export function without(desk: DeskState, lookId: number): DeskState {
  const leased = desk.leased.filter((id) => id !== lookId);
  return { ...desk, leased, at: clamped(leased, desk.at) };
}

/**
 * What waits of a look: its items, and then `eventEntry`. Each is pending on the server, and without a decision that is being
 * sent.
 */
export function waiting(
  { decided }: Pick<DeskState, 'decided'>,
  lookId: number,
  items: readonly { id: number; latestCertificationStatus: string }[],
  event: string | null = null,
): number[] {
  return [...items, ...(event === null ? [] : [{ id: eventEntry, latestCertificationStatus: event }])]
    .filter(({ latestCertificationStatus }) => latestCertificationStatus === 'Pending')
    .map(({ id }) => id)
    .filter((entryId) => !decided.some((each) => !each.isSent && isSameTag(each, { lookId, entryId })));
}

function clamped(leased: readonly number[], at: number): number {
  return Math.max(0, Math.min(leased.length - 1, at));
}
