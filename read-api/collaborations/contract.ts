import Type, { type Static } from 'typebox';
import { collaborationStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import {
  collaborationRules,
  collaborationTransitions,
} from '#domain/collaborations/collaboration-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Day, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { collaborationColumns } from './columns.ts';
import type { CollaborationFound } from './scope.ts';

/** The actions on an existing collaboration. */
const onCollaborations = {
  ...collaborationRules,
  table: collaborationRules.table.filter(({ action }) => action !== 'register'),
};

export const collaborationFields = readable<CollaborationFound>()(collaborationColumns, {
  ...idFields,
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  brand: {
    is: BrandBrief,
    of: (row) => brandBrief(row),
    cells: [
      { csv: 'brand_id', of: (row) => row.brandId },
      { csv: 'brand', of: (row) => row.brandName },
    ],
  },
  status: {
    is: OneOf(collaborationStatuses),
    of: (row) => row.status,
    csv: 'status',
    codes: 'collaborationStatus',
  },
  startDate: { is: Day, of: (row) => row.startDate, csv: 'start_date' },
  endDate: { is: Day, of: (row) => row.endDate, csv: 'end_date' },
  /** The last day for posts, after which it closes. */
  postUntil: { is: Day, of: (row) => row.postUntil, csv: 'post_until' },
  campaignIntro: { is: Text, of: ({ state }) => state.campaignIntro, csv: 'campaign_intro' },
  postGuideline: { is: Text, of: ({ state }) => state.postGuideline, csv: 'post_guideline' },
  isLookTaggable: { is: Flag, of: (row) => row.isLookTaggable, csv: 'is_look_taggable' },
  /** Why it was canceled; null without a reason, and for members. */
  reason: { is: OptionalText, of: (row) => (row.readBy === 'user' ? null : row.reason), csv: 'reason' },
  actions: {
    is: ActionsOf(collaborationTransitions),
    of: ({ state, readBy, now }) => actionsFor(onCollaborations, state, readBy, now),
  },
  ...timeFields,
});

export const CollaborationAnswer = collaborationFields.shape;
export type CollaborationAnswer = Static<typeof CollaborationAnswer>;

/** The contact is null for members. */
export const CollaborationDetail = Type.Object({
  ...CollaborationAnswer.properties,
  adminName: OptionalText,
  ...asOfField,
});
export type CollaborationDetail = Static<typeof CollaborationDetail>;
