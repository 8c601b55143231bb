import { readRows } from './rows.ts';

/** The decided transitions of a look, written by hand. Its member is the `user`. */
export const lookRows = readRows(
  `
  post          | none   | posted  | LookPosted           | user, staff
  expire        | none   | expired | LookPostExpired      | system
  revise        | posted | same    | LookRevised          | user, staff
  tag_item      | posted | same    | LookItemTagged       | user, staff
  untag_item    | posted | same    | LookItemUntagged     | user, staff
  add_image     | posted | same    | LookImageAdded       | user, staff
  replace_image | posted | same    | LookImageReplaced    | user, staff
  move_image    | posted | same    | LookImageMoved       | user, staff
  remove_image  | posted | same    | LookImageRemoved     | user, staff
  hide          | posted | same    | LookHidden           | user, staff, system | | shown
  show          | posted | same    | LookShown            | user, staff, system | | hidden
  check_link    | posted | same    | LookLinkChecked      | staff, system
  count_reactions | posted | same  | LookReactionsCounted | system
  note_sns_failure | posted | same | LookSnsFailed       | system
  note_sns_answer | posted | same  | LookSnsAnswered      | system
  check_item    | posted | same    | LookItemChecked      | system        | | open
  approve_item  | posted | same    | LookItemApproved     | staff, system | | open
  reject_item   | posted | same    | LookItemRejected     | staff, system | | open
  defer_item    | posted | same    | LookItemDeferred     | staff, system | | Pending or Approved
  reopen_item   | posted | same    | LookItemReopened     | staff         | | decided or Deferred
  approve_item_from_done   | posted | same | LookItemApproved | staff     | | Rejected
  reject_item_from_done    | posted | same | LookItemRejected | staff     | | Approved
  reject_look_from_pending | posted | same | LookRejected     | staff     | | open
  reject_look_from_done    | posted | same | LookRejected     | staff     | | done, Approved
  approve_brand_event | posted | same | LookBrandEventApproved | staff | | event Pending or Rejected
  reject_brand_event  | posted | same | LookBrandEventRejected | staff | | event Pending or Approved
  reopen_brand_event  | posted | same | LookBrandEventReopened | staff | | event Approved or Rejected
  request_recertification  | posted | same | LookRecertificationRequested | user, staff | | Rejected
  like          | posted | same    | BrandLikedLook       | brand_admin
  unlike        | posted | same    | BrandUnlikedLook     | brand_admin
  report        | posted | same    | LookReported         | brand_admin
  penalize      | posted | same    | LookPenalized        | staff         | reason
  remove        | posted | removed | LookRemoved          | user, staff, system
  `,
  {},
);

/** The decided transitions of one tagged item, written by hand. */
export const lookEntryRows = readRows(
  `
  tag_item     | none              | Pending  | LookItemTagged   | user, staff
  untag_item   | tagged            | untagged | LookItemUntagged | user, staff
  check_item   | Pending, Deferred | same     | LookItemChecked  | system
  approve_item | Pending, Deferred | Approved | LookItemApproved | staff, system
  reject_item  | Pending, Deferred | Rejected | LookItemRejected | staff, system
  defer_item   | Pending, Approved | Deferred | LookItemDeferred | staff, system
  reopen_item  | Approved, Rejected, Deferred | Pending | LookItemReopened | staff
  approve_item_from_done | Rejected | Approved | LookItemApproved | staff
  reject_item_from_done  | Approved | Rejected | LookItemRejected | staff
  `,
  { tagged: ['Pending', 'Approved', 'Rejected', 'Deferred'] },
);
