import { lookReportTypes } from '#domain/looks/look-kinds.ts';
import { type LookAction, lookTransitions } from '#domain/looks/look-transitions.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import type { LookDetail } from '#read-api/looks/contract.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

const reasons: AskedField = {
  name: 'rejected_reasons',
  text: 'rejectedReasons',
  kind: 'codes',
  required: true,
  options: rejectionReasons,
  group: 'looks.reason',
};
const otherReason: AskedField = {
  name: 'other_rejected_reason',
  text: 'otherReason',
  kind: 'text',
  required: false,
  atMost: 2000,
};
const comment: AskedField = {
  name: 'comment',
  text: 'toMember',
  kind: 'text',
  required: false,
  atMost: 2000,
  lines: 2,
};
const rejection = [reasons, otherReason];
const reportType: AskedField = {
  name: 'type',
  text: 'reportType',
  kind: 'choice',
  required: true,
  options: lookReportTypes,
  group: 'looks.report',
};
const reportComment: AskedField = {
  name: 'comment',
  text: 'reportComment',
  kind: 'text',
  required: false,
  atMost: 2000,
  lines: 3,
};
const flag = (name: string, text: 'linkValid' | 'postDeleted' | 'takeBack'): AskedField => ({
  name,
  text,
  kind: 'flag',
  required: false,
});

/**
 * The form of each action on a look, in the order of the buttons; null for actions without a button. On a look's page
 * an action on items applies to every tagged item that allows it. On an item's card it applies to this item only.
 */
const forms: Readonly<Record<LookAction, ActionForm | null>> = {
  approve_item: { fields: [] },
  reject_item: { fields: rejection, look: 'danger' },
  defer_item: { fields: [comment, { ...reasons, required: false }], look: 'quiet' },
  approve_item_from_done: { fields: [], look: 'quiet' },
  reject_item_from_done: { fields: rejection, look: 'danger' },
  reopen_item: { fields: [], look: 'quiet' },
  approve_brand_event: { fields: [] },
  reject_brand_event: { fields: rejection, look: 'danger' },
  reopen_brand_event: { fields: [], look: 'quiet' },
  request_recertification: { fields: [comment], look: 'quiet' },
  hide: { fields: [], look: 'quiet' },
  show: { fields: [], look: 'quiet' },
  check_link: { fields: [flag('is_valid', 'linkValid'), flag('is_deleted', 'postDeleted')], look: 'quiet' },
  reject_look_from_pending: { fields: rejection, look: 'danger' },
  reject_look_from_done: { fields: rejection, look: 'danger' },
  penalize: {
    fields: [
      { name: 'points', text: 'points', kind: 'whole', required: true, atLeast: 1, atMost: 10_000_000 },
    ],
    look: 'danger',
  },
  remove: { fields: [flag('takes_points_back', 'takeBack')], look: 'danger' },
  post: null,
  expire: null,
  revise: null,
  tag_item: null,
  untag_item: null,
  add_image: null,
  replace_image: null,
  move_image: null,
  remove_image: null,
  count_reactions: null,
  note_sns_failure: null,
  note_sns_answer: null,
  check_item: null,
  like: { fields: [] },
  unlike: { fields: [], look: 'quiet' },
  report: { fields: [reportType, reportComment], look: 'quiet' },
};

export const lookActionTable: ActionTable<LookAction> = {
  entity: 'look',
  path: '/v1/looks',
  transitions: lookTransitions,
  forms,
  names: 'lookActions',
  statuses: 'look.status',
  why: 'lookWhy',
};

/** The actions on a look with either "like" or "unlike". A brand admin's `brandLikes` holds only the own brand's like. */
export function lookTableFor({ brandLikes }: Pick<LookDetail, 'brandLikes'>): ActionTable<LookAction> {
  const done = brandLikes.length > 0 ? 'like' : 'unlike';
  return { ...lookActionTable, forms: { ...forms, [done]: null } };
}
