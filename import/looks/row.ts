import { businessDay } from '#domain/business-day.ts';
import { normalizedLink, postOf } from '#domain/looks/link.ts';
import { type LookSnsType, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { plain } from '#domain/text/plain.ts';
import type { Columns, CsvRow } from '../csv.ts';
import { parseInstant } from '../dates.ts';
import { compound } from '../rentals/refs.ts';
import { formerLink } from './former-link.ts';

/** The certification of a look in the file. */
export const pastCertifications = ['Approved', 'Rejected'] as const;
export type PastCertification = (typeof pastCertifications)[number];

/** One look of the file. Missing values are null. */
export interface PastLook {
  line: number;
  /** Identifies the look: member, network and post. Without a link, the day and the items replace the post. */
  ref: string;
  /**
   * The ref that imports of earlier versions gave this look. They spelled some addresses differently, and used the
   * time for posts without one.
   */
  formerRef: string;
  memberRef: string;
  /** ISO instant of the post; noon in Seoul if the file has only the day. */
  postedAt: string;
  isDayOnly: boolean;
  snsType: LookSnsType;
  link: string | null;
  text: string;
  rentalRefs: readonly string[];
  likes: number | null;
  comments: number | null;
  views: number | null;
  certification: PastCertification | null;
}

/** The reasons for rejecting a row. The first one that applies is reported. */
export const lookRejectionCodes = [
  'import.missing_field',
  'import.bad_date',
  'import.bad_network',
  'import.bad_link',
  'import.bad_count',
  'import.bad_certification',
  'import.too_long',
  'import.duplicate_row',
  'import.unknown_member',
  'import.unknown_rental',
  'import.other_members_rental',
  'import.not_delivered',
  'import.already_shown',
] as const;
export type LookRejectionCode = (typeof lookRejectionCodes)[number];

export interface LookRejection {
  line: number;
  /** The post's link, or the member's ref without one; null if the row has neither. */
  ref: string | null;
  code: LookRejectionCode;
}

export const lookColumns: Columns = {
  required: ['member_ref', 'posted_on', 'sns_type', 'rental_refs'],
  optional: ['link', 'text', 'likes', 'comments', 'views', 'certification'],
};

/** Noon in Seoul and Tokyo, in hours UTC, so that the day is the same in all three zones. */
const noon = 3;
const countAtMost = 2_147_483_647;

/** Limits of the API for a look that a member posts. */
const atMost = { text: 5_000, link: 2_000, rentals: 50 } as const;

/**
 * Returns the look of a row, or the reason for its rejection. `now` is the ISO instant of the import; later posts are
 * rejected.
 */
export function parseLook({ line, cells }: CsvRow, now: string): PastLook | LookRejectionCode {
  const text = (name: string) => cells[name] || null;
  const code = (name: string) => plain(cells[name] ?? '') || null;
  const [memberRef, postedOn, network] = [text('member_ref'), code('posted_on'), code('sns_type')];
  const rentalRefs = [...new Set((cells.rental_refs ?? '').split(/[\s;]+/).filter((ref) => ref !== ''))];
  if (memberRef === null || postedOn === null || network === null || rentalRefs.length === 0) {
    return 'import.missing_field';
  }
  const postedAt = parseInstant(postedOn, noon);
  if (postedAt === null || postedAt > now) return 'import.bad_date';
  const snsType = lookSnsTypes.find((each) => each.toLowerCase() === network.toLowerCase());
  if (snsType === undefined) return 'import.bad_network';
  const link = text('link');
  if (link !== null && postOf(link, snsType) === null) return 'import.bad_link';
  const counts = (['likes', 'comments', 'views'] as const).map((name) => countOf(code(name)));
  if (counts.includes(undefined)) return 'import.bad_count';
  const [likes = null, comments = null, views = null] = counts;
  const said = code('certification');
  const certification = pastCertifications.find((each) => each.toLowerCase() === said?.toLowerCase()) ?? null;
  if (said !== null && certification === null) return 'import.bad_certification';
  const isTooLong =
    (text('text') ?? '').length > atMost.text ||
    (link ?? '').length > atMost.link ||
    rentalRefs.length > atMost.rentals;
  if (isTooLong) return 'import.too_long';
  const shown = rentalRefs.toSorted();
  const refBy = (post: string | null) => compound(memberRef, snsType, post);
  return {
    line,
    ref: refBy(link === null ? compound(businessDay(new Date(postedAt)), ...shown) : normalizedLink(link)),
    formerRef: refBy(link === null ? compound(postedAt, ...shown) : formerLink(link)),
    memberRef,
    postedAt,
    isDayOnly: postedOn.length === 'YYYY-MM-DD'.length,
    snsType,
    link,
    text: text('text') ?? '',
    rentalRefs,
    likes,
    comments,
    views,
    certification,
  };
}

/** Parses a whole number; null for an empty text, undefined for an invalid one. */
function countOf(text: string | null): number | null | undefined {
  if (text === null) return null;
  return /^\d{1,10}$/.test(text) && Number(text) <= countAtMost ? Number(text) : undefined;
}
