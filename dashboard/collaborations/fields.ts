import type { TFunction } from 'i18next';
import { cashAtMost } from '#domain/cash/cash-kinds.ts';
import { proposalPointsAtMost } from '#domain/collaborations/collaboration-kinds.ts';
import type { Field } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

/** The form fields of a collaboration. */
export const collaborationFields = (t: TFunction): Field[] => [
  { name: 'name', text: t('collaboration.fields.name'), kind: 'text', required: true, atMost: 100 },
  {
    name: 'start_date',
    text: t('collaboration.fields.startDate'),
    kind: 'day',
    required: true,
    narrow: true,
  },
  { name: 'end_date', text: t('collaboration.fields.endDate'), kind: 'day', required: true, narrow: true },
  { name: 'post_until', text: t('collaboration.fields.postUntil'), kind: 'day', required: true },
  {
    name: 'campaign_intro',
    text: t('collaboration.fields.campaignIntro'),
    kind: 'lines',
    lines: 3,
    atMost: 4000,
  },
  {
    name: 'post_guideline',
    text: t('collaboration.fields.postGuideline'),
    kind: 'lines',
    lines: 3,
    atMost: 4000,
  },
  { name: 'is_look_taggable', text: t('collaboration.fields.isLookTaggable'), kind: 'flag' },
];

/** The same for a new one. Staff choose its brand. */
export const newCollaborationFields = (t: TFunction, brands: readonly InputOption[] = []): Field[] => [
  ...(brands.length === 0
    ? []
    : [
        {
          name: 'brand_id',
          text: t('collaboration.fields.brandId'),
          kind: 'choice',
          required: true,
          isId: true,
          options: brands,
        } as const,
      ]),
  ...collaborationFields(t),
];

/** The form fields of a proposal to a member. */
export const proposalFields = (t: TFunction): Field[] => [
  {
    name: 'user_id',
    text: t('collaboration.memberNumber'),
    kind: 'whole',
    required: true,
    atLeast: 1,
    atMost: 2_147_483_647,
  },
  {
    name: 'assigned_point',
    text: t('collaboration.fields.assignedPoint'),
    kind: 'whole',
    atLeast: 0,
    atMost: proposalPointsAtMost,
  },
  {
    name: 'look_upload_cash',
    text: t('collaboration.fields.lookUploadCash'),
    kind: 'whole',
    atLeast: 0,
    atMost: cashAtMost,
  },
  {
    name: 'feed_index',
    text: t('collaboration.fields.feedIndex'),
    kind: 'whole',
    atLeast: 0,
    atMost: 1_000_000,
  },
];
