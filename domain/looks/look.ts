import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { decideEntries, type EntryOrder, isEntryOrder } from './decide-entries.ts';
import { takenBack, untagged } from './entry.ts';
import type {
  LinkFacts,
  LookDescription,
  LookEntryDescription,
  LookEvent,
  LookImage,
  Reactions,
  Rejection,
} from './look-events.ts';
import type { LookReportType, SnsProblem } from './look-kinds.ts';
import { evolveLook, initialLook, type LookState } from './look-state.ts';
import { lookRules, lookTransitions } from './look-transitions.ts';
import { lookTypeOf } from './look-type.ts';
import { deferralsOfMissingPost } from './missing-post.ts';
import { mustTakeBack } from './removal.ts';
import { sameTagged } from './tagged.ts';
import type { SaidWords } from './words.ts';

/** A new look. Its type follows from the reservation or the proposal that it names. */
export type NewLook = Omit<LookDescription, 'lookType'>;

/** Commands on a look. For commands on items, a null `entryId` targets every item that allows the action. */
export type LookCommand =
  | { action: 'post'; look: NewLook; entries: readonly LookEntryDescription[] }
  | { action: 'expire'; lookId: number }
  /** `changed` contains only the link or text that changed. The caller has unsealed the previous ones to compare. */
  | { action: 'revise'; changed: SaidWords; hasLink: boolean | null }
  | { action: 'tag_item'; entry: LookEntryDescription }
  | { action: 'untag_item'; entryId: number }
  | ({ action: 'add_image' | 'replace_image' } & LookImage)
  | { action: 'move_image'; imageId: number; place: number }
  | { action: 'remove_image'; imageId: number }
  | { action: 'hide' | 'show' }
  | ({ action: 'check_link' } & LinkFacts)
  | { action: 'count_reactions'; reactions: Reactions }
  | { action: 'note_sns_failure'; problem: SnsProblem }
  | { action: 'note_sns_answer' }
  | EntryOrder
  | ({ action: 'reject_look_from_pending' | 'reject_look_from_done' } & Rejection)
  | { action: 'approve_brand_event' | 'reopen_brand_event' }
  | ({ action: 'reject_brand_event' } & Rejection)
  | { action: 'request_recertification'; comment: string | null }
  | { action: 'like' | 'unlike'; brandId: number }
  | { action: 'report'; brandId: number; reportType: LookReportType; comment: string | null }
  | { action: 'penalize'; points: number }
  /** `takesBack`: whether removing the look takes its points back. Recently approved items always lose their points. */
  | { action: 'remove'; takesBack: boolean };

export const look: Decider<LookState, LookCommand, LookEvent> = {
  category: 'look',
  initial: initialLook,
  decide,
  evolve: evolveLook,
  brandIds: brandsOf,
};

/** The brands that see a look: those of its items, and the one whose event it is for. */
export function brandsOf({ entries, eventBrandId }: Pick<LookState, 'entries' | 'eventBrandId'>): number[] {
  const brandIds = entries.map(({ brandId }) => brandId);
  return [...new Set(eventBrandId === null ? brandIds : [...brandIds, eventBrandId])];
}

function decide(state: LookState, command: LookCommand, asked: Asked): Decision<LookEvent> {
  if (asked.actor.label === 'system' && isDone(state, command)) return nothingToDo;
  const refused = checkTransition(lookRules, state, command, asked);
  if (refused !== null) return refused;
  if (isDone(state, command)) return nothingToDo;
  return isEntryOrder(command) ? decideEntries(state, command, asked) : eventsOf(state, command, asked);
}

/** Returns whether the command changes nothing: the mark is set already, or the fact is known. */
function isDone(look: LookState, command: LookCommand): boolean {
  switch (command.action) {
    case 'expire':
      return look.status !== 'none';
    case 'revise':
      return typeof command.changed !== 'string' && isEmpty(command.changed);
    case 'tag_item':
      return look.entries.some(({ of }) => sameTagged(of, command.entry.of));
    case 'untag_item':
      return look.entries.every(({ entryId }) => entryId !== command.entryId);
    case 'add_image':
      return imageOf(look, command.imageId) !== undefined;
    case 'replace_image':
      return imageOf(look, command.imageId)?.hash === command.hash;
    case 'move_image':
      return look.images[command.place]?.imageId === command.imageId;
    case 'remove_image':
      return imageOf(look, command.imageId) === undefined;
    case 'count_reactions':
      return isEmpty(changedFields(look.reactions, command.reactions));
    case 'note_sns_failure':
      return look.snsProblem?.problem === command.problem;
    case 'note_sns_answer':
      return look.snsProblem === null;
    case 'like':
      return look.likedBy.includes(command.brandId);
    case 'unlike':
      return !look.likedBy.includes(command.brandId);
    case 'report':
      return look.reports.some((report) => isEmpty(changedFields(report, reportOf(command))));
    default:
      // If the judgement is about older content, it changes nothing; the method is asked again for the new content.
      return isEntryOrder(command) && isOfOtherContent(look, command);
  }
}

function isOfOtherContent(look: LookState, { contentVersion = look.contentVersion }: EntryOrder): boolean {
  return contentVersion !== look.contentVersion;
}

type OfTheLook = Exclude<LookCommand, EntryOrder>;

function eventsOf(state: LookState, command: OfTheLook, asked: Asked): Decision<LookEvent> {
  switch (command.action) {
    case 'post': {
      return posted(command);
    }
    case 'tag_item':
      return accept({ type: 'LookItemTagged', data: command.entry });
    case 'untag_item': {
      const named = state.entries.filter(({ entryId }) => entryId === command.entryId);
      if (named.length === state.entries.length && lookTypeOf(state) === 'product') return noItems();
      return accept(...named.map((entry) => ({ type: 'LookItemUntagged' as const, data: untagged(entry) })));
    }
    case 'replace_image':
    case 'move_image':
      return imageOf(state, command.imageId) === undefined
        ? refuse('invalid', 'look.image_unknown', `the look has no image ${command.imageId}`, {
            imageId: command.imageId,
          })
        : accept(factOf<LookEvent>(lookTransitions, command));
    case 'check_link':
      return linkChecked(state, command, asked.at);
    case 'count_reactions':
      return accept({ type: 'LookReactionsCounted', data: command.reactions });
    case 'reject_look_from_pending':
    case 'reject_look_from_done': {
      const { reasons, otherReason } = command;
      const entries = state.entries.filter(({ status }) => status !== 'Rejected').map(takenBack);
      return accept({ type: 'LookRejected', data: { entries, reasons, otherReason } });
    }
    case 'request_recertification': {
      const rejected = state.entries.filter(({ status }) => status === 'Rejected');
      const entryIds = rejected.map(({ entryId }) => entryId);
      const { comment } = command;
      return accept({ type: 'LookRecertificationRequested', data: { entryIds, comment } });
    }
    case 'remove': {
      const given = state.entries.filter(({ givenPoints }) => givenPoints !== 0);
      const costs = given.filter(
        (entry) => command.takesBack || mustTakeBack(entry, state.keepDays, asked.at),
      );
      return accept({ type: 'LookRemoved', data: { entries: costs.map(takenBack) } });
    }
    default:
      return accept(factOf<LookEvent>(lookTransitions, command));
  }
}

/**
 * Posts a look. Refuses with `look.reservation_and_proposal` if it names both, and with `look.no_items` if a look for products
 * tags nothing.
 */
function posted({ look: said, entries }: Extract<LookCommand, { action: 'post' }>): Decision<LookEvent> {
  if (said.reservationId !== null && said.proposalId !== null) {
    const message = 'a look is for a reservation or for a proposal; name one of them';
    return refuse('invalid', 'look.reservation_and_proposal', message);
  }
  const lookType = lookTypeOf(said);
  if (lookType === 'product' && entries.length === 0) return noItems();
  return accept({ type: 'LookPosted', data: { ...said, lookType, entries } });
}

/** Records a link check. Defers the items if the post is still missing an hour after the first failed check. */
function linkChecked(
  look: LookState,
  { isValid, isDeleted, isMarkedPaid }: LinkFacts,
  at: string,
): Decision<LookEvent> {
  const deferred = isDeleted ? deferralsOfMissingPost(look, at) : [];
  const isGoneKnown = look.isLinkValid === isValid && (look.goneSince !== null) === isDeleted;
  const isKnown = isGoneKnown && (isMarkedPaid === undefined || look.isMarkedPaid === isMarkedPaid);
  if (isKnown && deferred.length === 0) return nothingToDo;
  const facts = { isValid, isDeleted, ...(isMarkedPaid === undefined ? {} : { isMarkedPaid }) };
  return accept<LookEvent>({ type: 'LookLinkChecked', data: facts }, ...deferred);
}

const imageOf = ({ images }: LookState, of: number) => images.find(({ imageId }) => imageId === of);

function reportOf({ brandId, reportType, comment }: Extract<LookCommand, { action: 'report' }>) {
  return { brandId, reportType, comment };
}

function noItems() {
  return refuse('invalid', 'look.no_items', 'tag at least one item in the look');
}
