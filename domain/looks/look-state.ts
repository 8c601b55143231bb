import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { hashAfter } from '../pictures/stripping.ts';
import { type BrandEventCertification, evolveBrandEvent, pendingBrandEvent } from './brand-event.ts';
import { evolveLookEntry, initialLookEntry, type LookEntry, rejectedEntry, reopened } from './entry.ts';
import type {
  LookDescription,
  LookEntryEvent,
  LookEvent,
  LookImage,
  PointChange,
  Reactions,
} from './look-events.ts';
import type { LookReportType, SnsProblem } from './look-kinds.ts';
import type { SaidWords } from './words.ts';

/** A look's status. `none`: before the post. `expired`: an announced look that was never posted. */
export const lookStatuses = ['none', 'posted', 'removed', 'expired'] as const;
export type LookStatus = (typeof lookStatuses)[number];

export interface LookReport {
  brandId: number;
  reportType: LookReportType;
  comment: string | null;
}

/** The folded state of a look. Times are ISO instants; the description's ids are 0 before the look is posted. */
export interface LookState extends Omit<LookDescription, 'words'> {
  /** All versions of the look's link and text, in order. */
  words: readonly SaidWords[];
  status: LookStatus;
  entries: readonly LookEntry[];
  /** The certification for a brand's event; null if the look names no reservation. */
  brandEvent: BrandEventCertification | null;
  isHidden: boolean;
  /** Whether the link leads to a post; null before the first check. */
  isLinkValid: boolean | null;
  /** The instant since which the post is known to be missing on the network; null if it exists or nobody knows. */
  goneSince: string | null;
  /** Whether the network labels the post as paid; null if the network does not tell. */
  isMarkedPaid: boolean | null;
  reactions: Reactions;
  /** When the network last reported counts; null before the first report. */
  countedAt: string | null;
  /** Why the network does not answer questions about the post, and since when; null while it answers. */
  snsProblem: { problem: SnsProblem; since: string } | null;
  /** The number of recertifications that the member has requested. */
  recertifications: number;
  /** The number of changes to the text, items or images. A method's judgement applies to one version only. */
  contentVersion: number;
  likedBy: readonly number[];
  reports: readonly LookReport[];
  postedAt: string | null;
}

export const noReactions: Reactions = { like: null, comment: null, view: null, followers: null };

export const initialLook: LookState = {
  status: 'none',
  lookId: 0,
  userId: 0,
  userGender: null,
  userRegion: 'KOREA',
  lookType: 'product',
  snsType: 'Instagram',
  words: [],
  hasLink: false,
  images: [],
  keepDays: 0,
  reservationId: null,
  proposalId: null,
  eventBrandId: null,
  entries: [],
  brandEvent: null,
  isHidden: false,
  isLinkValid: null,
  goneSince: null,
  isMarkedPaid: null,
  reactions: noReactions,
  countedAt: null,
  snsProblem: null,
  recertifications: 0,
  contentVersion: 0,
  likedBy: [],
  reports: [],
  postedAt: null,
};

type Evolve = Decider<LookState, never, LookEvent>['evolve'];

/** Folds an event into the look. Event types from newer versions leave the state unchanged. */
export const evolveLook: Evolve = (look, event, at) => {
  const after = evolved(look, event, at);
  return contentEvents.has(event.type) ? unjudged(after) : after;
};

/** The events that change the content that a method judges. */
export const contentEvents: ReadonlySet<LookEvent['type']> = new Set([
  'LookRevised',
  'LookItemTagged',
  'LookItemUntagged',
  'LookImageAdded',
  'LookImageReplaced',
  'LookImageMoved',
  'LookImageRemoved',
]);

/** Returns the look without its checks, which judged earlier content. */
function unjudged(look: LookState): LookState {
  const entries = look.entries.map((entry) => ({ ...entry, checks: [], model: null }));
  return { ...look, contentVersion: look.contentVersion + 1, entries };
}

const evolved: Evolve = (look, event, at) => {
  const { type, data } = event;
  switch (type) {
    case 'LookPosted': {
      const { entries, words, ...said } = data;
      const pending = entries.map((entry) => ({ ...initialLookEntry, ...entry, status: 'Pending' as const }));
      const brandEvent = said.reservationId === null ? null : pendingBrandEvent;
      return {
        ...look,
        ...said,
        words: [words],
        status: 'posted',
        entries: pending,
        brandEvent,
        postedAt: at,
      };
    }
    case 'LookPostExpired':
      return { ...look, status: 'expired', lookId: data.lookId };
    case 'LookRevised':
      return {
        ...look,
        words: [...look.words, data.changed],
        ...(data.hasLink === null ? {} : { ...unasked(look), hasLink: data.hasLink }),
      };
    case 'LookItemTagged':
      return { ...look, entries: [...look.entries, evolveLookEntry(initialLookEntry, event, at)] };
    case 'LookItemUntagged':
      return { ...look, entries: look.entries.filter(({ entryId }) => entryId !== data.entryId) };
    case 'LookItemChecked':
    case 'LookItemApproved':
    case 'LookItemRejected':
    case 'LookItemDeferred':
    case 'LookItemReopened':
      return withEntry(look, event, at);
    case 'LookBrandEventApproved':
    case 'LookBrandEventRejected':
    case 'LookBrandEventReopened':
      return { ...look, brandEvent: evolveBrandEvent(event, at) };
    case 'LookImageAdded':
      return { ...look, images: [...look.images, data] };
    case 'LookImageReplaced':
      return { ...look, images: look.images.map((image) => (image.imageId === data.imageId ? data : image)) };
    case 'LookPictureStripped':
      return {
        ...look,
        images: look.images.map((image) => ({ ...image, hash: hashAfter(image.hash, data) })),
      };
    case 'LookImageMoved':
      return { ...look, images: moved(look.images, data) };
    case 'LookImageRemoved':
      return { ...look, images: look.images.filter(({ imageId }) => imageId !== data.imageId) };
    case 'LookHidden':
      return { ...look, isHidden: true };
    case 'LookShown':
      return { ...look, isHidden: false };
    case 'LookLinkChecked':
      return {
        ...look,
        isLinkValid: data.isValid,
        countedAt: at,
        goneSince: data.isDeleted ? (look.goneSince ?? at) : null,
        isMarkedPaid: data.isMarkedPaid ?? look.isMarkedPaid,
      };
    case 'LookReactionsCounted':
      return { ...look, reactions: data, countedAt: at };
    case 'LookSnsFailed':
      return { ...look, snsProblem: { problem: data.problem, since: at } };
    case 'LookSnsAnswered':
      return { ...look, snsProblem: null };
    case 'LookRejected': {
      const reject = (entry: LookEntry) => rejectedEntry(entry, data, { at, by: 'ACTOR' });
      return { ...look, entries: paid(look.entries, data.entries, reject) };
    }
    case 'LookRecertificationRequested':
      return {
        ...look,
        recertifications: look.recertifications + 1,
        entries: look.entries.map((entry) =>
          data.entryIds.includes(entry.entryId) ? { ...reopened(entry), isAskedAgain: true } : entry,
        ),
      };
    case 'BrandLikedLook':
      return { ...look, likedBy: [...look.likedBy, data.brandId] };
    case 'BrandUnlikedLook':
      return { ...look, likedBy: look.likedBy.filter((brandId) => brandId !== data.brandId) };
    case 'LookReported':
      return { ...look, reports: [...look.reports, data] };
    case 'LookPenalized':
      return look;
    case 'LookRemoved':
      return { ...look, status: 'removed', entries: paid(look.entries, data.entries, (entry) => entry) };
    default:
      return untouched(type, look);
  }
};

/** Returns the values that drop the facts about the previous link. The follower count belongs to the member and stays. */
function unasked({ reactions: { followers } }: LookState): Partial<LookState> {
  const nothing = { isLinkValid: null, goneSince: null, isMarkedPaid: null, countedAt: null };
  return { ...nothing, reactions: { ...noReactions, followers } };
}

function withEntry(look: LookState, event: LookEntryEvent, at: string): LookState {
  const of = event.data.entryId;
  const entries = look.entries.map((entry) =>
    entry.entryId === of ? evolveLookEntry(entry, event, at) : entry,
  );
  return { ...look, entries };
}

/** Returns the entries: those that the event names are changed by `change` and have their given points updated. */
function paid(
  entries: readonly LookEntry[],
  changes: readonly PointChange[],
  change: (entry: LookEntry) => LookEntry,
): LookEntry[] {
  return entries.map((entry) => {
    const said = changes.find(({ entryId }) => entryId === entry.entryId);
    if (said === undefined) return entry;
    return { ...change(entry), givenPoints: entry.givenPoints + said.points };
  });
}

function moved(
  images: readonly LookImage[],
  { imageId, place }: { imageId: number; place: number },
): LookImage[] {
  const others = images.filter((image) => image.imageId !== imageId);
  const found = images.filter((image) => image.imageId === imageId);
  return others.toSpliced(place, 0, ...found);
}
