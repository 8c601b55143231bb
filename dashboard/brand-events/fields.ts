import type { TFunction } from 'i18next';
import { costAtMost, pointsAtMost, seatsAtMost } from '#domain/brand-events/event-kinds.ts';
import type { brandEventWords } from '#domain/brand-events/words/en.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import type { Field } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

/** The form fields of an event, but for its questions. Days and hours are in UTC+9. */
export const brandEventFields = (t: TFunction): Field[] => {
  const text = (name: keyof typeof brandEventWords) => t(`brandEvent.fields.${name}`);
  return [
    { name: 'brand_tag', text: text('brandTag'), kind: 'text', required: true, atMost: 100 },
    { name: 'start_date', text: text('startDate'), kind: 'day', required: true, narrow: true },
    { name: 'end_date', text: text('endDate'), kind: 'day', required: true, narrow: true },
    { name: 'start_time', text: text('startTime'), kind: 'text', format: 'hour', atMost: 5, narrow: true },
    { name: 'end_time', text: text('endTime'), kind: 'text', format: 'hour', atMost: 5, narrow: true },
    {
      name: 'invite_people',
      text: text('invitePeople'),
      kind: 'whole',
      required: true,
      atLeast: 1,
      atMost: seatsAtMost,
    },
    { name: 'assigned_point', text: text('assignedPoint'), kind: 'whole', atLeast: 0, atMost: pointsAtMost },
    {
      name: 'minimum_followers',
      text: text('minimumFollowers'),
      kind: 'whole',
      atLeast: 0,
      atMost: 1_000_000_000,
    },
    {
      name: 'gender',
      text: text('gender'),
      kind: 'choice',
      options: [
        { value: '', text: t('brandEvent.allGenders') },
        ...memberGenders.map((value) => ({ value, text: t(`brandEvent.gender.${value}`) })),
      ],
    },
    { name: 'event_address', text: text('eventAddress'), kind: 'text', atMost: 500 },
    { name: 'admin_name', text: text('adminName'), kind: 'text' },
    { name: 'admin_phone', text: text('adminPhone'), kind: 'text', format: 'phone', atMost: 25 },
    { name: 'gift_name', text: text('giftName'), kind: 'text' },
    { name: 'gift_cost', text: text('giftCost'), kind: 'whole', atLeast: 0, atMost: costAtMost },
    { name: 'schedule_code', text: text('scheduleCode'), kind: 'text', atMost: 30 },
    { name: 'memo', text: text('memo'), kind: 'lines', lines: 2, atMost: 2000 },
    { name: 'is_look_taggable', text: text('isLookTaggable'), kind: 'flag' },
  ];
};

/** The questions of an event, one a line. */
export const questionsField = (t: TFunction): Field => ({
  name: 'additional_questions',
  text: t('brandEvent.fields.additionalQuestions'),
  kind: 'lines',
  lines: 2,
  atMost: 2000,
  help: t('brandEvent.oneALine'),
});

/** The same for a new one. Staff choose its brand. */
export const newBrandEventFields = (t: TFunction, brands: readonly InputOption[] = []): Field[] => [
  ...(brands.length === 0
    ? []
    : [
        {
          name: 'brand_id',
          text: t('brandEvent.fields.brandId'),
          kind: 'choice',
          required: true,
          isId: true,
          options: brands,
        } as const,
      ]),
  ...brandEventFields(t),
];

/** The form fields of a seat for a member; without times it is for the whole event. */
export const seatFields = (t: TFunction): Field[] => [
  {
    name: 'user_id',
    text: t('brandEvent.memberNumber'),
    kind: 'whole',
    required: true,
    atLeast: 1,
    atMost: 2_147_483_647,
  },
  { name: 'start', text: t('brandEvent.visitStart'), kind: 'moment' },
  { name: 'end', text: t('brandEvent.visitEnd'), kind: 'moment', help: t('brandEvent.visitHelp') },
  {
    name: 'look_upload_point',
    text: t('brandEvent.fields.lookUploadPoint'),
    kind: 'whole',
    atLeast: 0,
    atMost: pointsAtMost,
  },
  {
    name: 'look_upload_cash',
    text: t('brandEvent.fields.lookUploadCash'),
    kind: 'whole',
    atLeast: 0,
    atMost: costAtMost,
  },
];
