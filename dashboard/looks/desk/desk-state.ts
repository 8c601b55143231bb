import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';

/** One tagged item of a look. */
export interface Tag {
  lookId: number;
  entryId: number;
}

/** What somebody at the desk decides about an item. */
export type Verdict =
  | { action: 'approve_item' }
  | { action: 'reject_item'; rejected_reasons: readonly RejectionReason[]; other_rejected_reason?: string }
  | { action: 'defer_item'; comment?: string };

/** A decision of this sitting, which the server may not have taken yet. */
export interface Decided extends Tag {
  verdict: Verdict;
  isSent: boolean;
}

export interface DeskState {
  /** Whose desk it is; null before anybody sat down. */
  by: number | null;
  /** The looks that are lent to this person, in the order in which they come up. */
  lent: readonly number[];
  /** Which of them lies on the desk. */
  at: number;
  /** The newest last. */
  decided: readonly Decided[];
  /** The decision that was refused last, and why; it was put back. */
  problem: { lookId: number; error: unknown } | null;
}

export const emptyDesk: DeskState = { by: null, lent: [], at: 0, decided: [], problem: null };

/** The look that lies on the desk; null where there is none. */
export const onDesk = ({ lent, at }: DeskState): number | null => lent[at] ?? null;

/** Another look comes up: the next or the one before, as far as there is one. */
export function turned(desk: DeskState, by: 1 | -1): DeskState {
  return { ...desk, at: clamped(desk.lent, desk.at + by), problem: null };
}

/** An item was decided; where the look's others are decided too, the next look comes up. */
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

/** A decision is not so (any more): its look lies on the desk again. */
export function putBack(desk: DeskState, tag: Tag, problem: DeskState['problem'] = null): DeskState {
  const { lookId } = tag;
  const lent = [lookId, ...desk.lent.filter((id) => id !== lookId)];
  return { ...desk, lent, at: 0, problem, decided: desk.decided.filter((each) => !isOf(each, tag)) };
}

/**
 * What the server lends now, asked when these lay on the desk. What lies on it stays there, where it is lent still; so does
 * what was put back since, of which the server was not asked.
 */
export function withLent(
  desk: DeskState,
  lookIds: readonly number[],
  asked: readonly number[] = desk.lent,
): DeskState {
  const shown = onDesk(desk);
  const since = desk.lent.filter((id) => !asked.includes(id) && !lookIds.includes(id));
  const gone = new Set(desk.decided.filter(({ isSent }) => !isSent).map(({ lookId }) => lookId));
  // Of a look with several items some may be on their way: it is on the desk still.
  const lent = [...since, ...lookIds.filter((id) => !gone.has(id) || desk.lent.includes(id))];
  const at = shown === null ? -1 : lent.indexOf(shown);
  return { ...desk, lent, at: at === -1 ? clamped(lent, desk.at) : at };
}

/** A look of which nothing waits (any more) is left out, whoever decided it. */
export function without(desk: DeskState, lookId: number): DeskState {
  const lent = desk.lent.filter((id) => id !== lookId);
  return { ...desk, lent, at: clamped(lent, desk.at) };
}

/** Which of a look's items still wait: what is on its way is decided, of the rest the server knows better. */
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
