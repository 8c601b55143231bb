import Type from 'typebox';
import { byPerson } from '#domain/looks/checks.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import type { Caller } from '#http/caller.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionSpecs } from '../kit/actions/entity.ts';
import { LongText } from '../kit/changes/fields.ts';
import {
  Deferral,
  Link,
  LinkCheck,
  Mapping,
  Penalty,
  Reasons,
  Recertification,
  Removal,
  Report,
} from './bodies.ts';
import { reasonsOf, rejectionOf } from './reasons-said.ts';
import { revision } from './words.ts';

type Spec = ActionSpec<LookCommand, LookState>;

const entryIdOf = (body: { look_item_mapping_id?: number }) => body.look_item_mapping_id ?? null;

/** The body of each action. Null if only the system takes the action, or if it has a route of its own. */
export const lookActions: ActionSpecs<LookCommand, LookState> = {
  post: null,
  expire: null,
  revise: action(
    { link: Type.Optional(Link), description: Type.Optional(LongText) },
    (said): LookCommand => revision(said),
  ),
  tag_item: null,
  untag_item: null,
  add_image: null,
  replace_image: null,
  move_image: null,
  remove_image: null,
  hide: plain('hide'),
  show: plain('show'),
  check_link: action(
    LinkCheck,
    (body): LookCommand => ({ action: 'check_link', isValid: body.is_valid, isDeleted: body.is_deleted }),
  ),
  count_reactions: null,
  note_sns_failure: null,
  note_sns_answer: null,
  check_item: null,
  approve_item: action(
    Mapping,
    (body): LookCommand => ({ action: 'approve_item', entryId: entryIdOf(body), ...byPerson }),
  ),
  reject_item: action(
    { ...Mapping, ...Reasons },
    (body): LookCommand => ({
      action: 'reject_item',
      entryId: entryIdOf(body),
      ...rejectionOf(body),
      ...byPerson,
    }),
  ),
  defer_item: action(
    { ...Mapping, ...Deferral },
    (body): LookCommand => ({
      action: 'defer_item',
      entryId: entryIdOf(body),
      comment: body.comment ?? null,
      reasons: reasonsOf(body),
      ...byPerson,
    }),
  ),
  reopen_item: action(Mapping, (body): LookCommand => ({ action: 'reopen_item', entryId: entryIdOf(body) })),
  approve_item_from_done: action(
    Mapping,
    (body): LookCommand => ({ action: 'approve_item_from_done', entryId: entryIdOf(body), ...byPerson }),
  ),
  reject_item_from_done: action(
    { ...Mapping, ...Reasons },
    (body): LookCommand => ({
      action: 'reject_item_from_done',
      entryId: entryIdOf(body),
      ...rejectionOf(body),
      ...byPerson,
    }),
  ),
  reject_look_from_pending: action(
    Reasons,
    (body): LookCommand => ({ action: 'reject_look_from_pending', ...rejectionOf(body) }),
  ),
  reject_look_from_done: action(
    Reasons,
    (body): LookCommand => ({ action: 'reject_look_from_done', ...rejectionOf(body) }),
  ),
  approve_brand_event: ofEvent('approve_brand_event'),
  reject_brand_event: action(
    Reasons,
    (body): LookCommand => ({ action: 'reject_brand_event', ...rejectionOf(body) }),
  ),
  reopen_brand_event: ofEvent('reopen_brand_event'),
  request_recertification: action(
    Recertification,
    ({ comment = null }): LookCommand => ({ action: 'request_recertification', comment }),
  ),
  like: ofBrand('like'),
  unlike: ofBrand('unlike'),
  report: action(
    Report,
    ({ type: reportType, comment = null }, _state, _commandId, caller): LookCommand => ({
      action: 'report',
      brandId: brandOf(caller),
      reportType,
      comment,
    }),
  ),
  penalize: action(Penalty, ({ points }): LookCommand => ({ action: 'penalize', points })),
  remove: action(
    Removal,
    (body): LookCommand => ({ action: 'remove', takesBack: body.takes_points_back ?? false }),
    { onState: true },
  ),
};

function plain(name: 'hide' | 'show'): Spec {
  return action({}, (): LookCommand => ({ action: name }));
}

function ofEvent(name: 'approve_brand_event' | 'reopen_brand_event'): Spec {
  return action({}, (): LookCommand => ({ action: name }));
}

function ofBrand(name: 'like' | 'unlike'): Spec {
  return action(
    {},
    (_body, _state, _commandId, caller): LookCommand => ({
      action: name,
      brandId: brandOf(caller),
    }),
  );
}

/** Returns the brand of the caller. Only brand admins take these actions: the transition table refuses all other callers. */
function brandOf(caller: Caller): number {
  return caller.label === 'brand_admin' ? caller.brandId : 0;
}
