import type { TFunction } from 'i18next';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { shownPhone } from '#domain/text/phone.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { type LabelGroup, label } from '../i18n/label.ts';
import type { Field, Values } from '../kit/fields/field.ts';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function choices(t: TFunction, group: LabelGroup, values: readonly string[]) {
  return values.map((value) => ({ value, text: value === '' ? '' : label(t, group, value) }));
}

export function profileFields(t: TFunction): Field[] {
  return [
    {
      name: 'gender',
      text: t('member.fields.gender'),
      kind: 'choice',
      options: choices(t, 'member.gender', ['', ...memberGenders]),
    },
    {
      name: 'region_id',
      text: t('member.fields.region_id'),
      kind: 'choice',
      required: true,
      options: choices(t, 'member.region', regions),
    },
    { name: 'bio', text: t('member.fields.bio'), kind: 'lines', atMost: 5000 },
    { name: 'is_public', text: t('member.fields.is_public'), kind: 'flag' },
    { name: 'use_points_for_plan', text: t('member.fields.use_points_for_plan'), kind: 'flag' },
  ];
}

export function profileValues({ gender, regionId, bio, isPublic, usePointsForPlan }: UserDetail): Values {
  return {
    gender: text(gender),
    region_id: regionId,
    bio: text(bio),
    is_public: String(isPublic),
    use_points_for_plan: String(usePointsForPlan === true),
  };
}

/** The form of a guardian's paper consent. */
export function guardianFields(t: TFunction): Field[] {
  const must = { required: true } as const;
  return [
    { name: 'name', text: t('member.guardian.name'), kind: 'text', atMost: 200, ...must },
    {
      name: 'relation',
      text: t('member.guardian.relation'),
      kind: 'text',
      atMost: 100,
      ...must,
      help: t('member.guardian.relationHelp'),
    },
    { name: 'phone', text: t('member.guardian.phone'), kind: 'text', format: 'phone', atMost: 25 },
    { name: 'given_on', text: t('member.guardian.givenOn'), kind: 'day', ...must },
  ];
}

export function contactFields(t: TFunction): Field[] {
  return [
    { name: 'real_name', text: t('member.fields.real_name'), kind: 'text' },
    { name: 'phone', text: t('member.fields.phone'), kind: 'text', format: 'phone', atMost: 25 },
    { name: 'email', text: t('member.fields.email'), kind: 'text', format: 'email', atMost: 320 },
    { name: 'birthday', text: t('member.fields.birthday'), kind: 'day' },
    { name: 'address/postcode', text: t('member.fields.postcode'), kind: 'text' },
    { name: 'address/address_1', text: t('member.fields.address_1'), kind: 'text' },
    { name: 'address/address_2', text: t('member.fields.address_2'), kind: 'text' },
  ];
}

export function contactValues(member: UserDetail): Values {
  const { realName, phone, email, birthday, address, regionId } = member;
  return {
    real_name: text(realName),
    phone: shownPhone(text(phone), regionId),
    email: text(email),
    birthday: text(birthday),
    'address/postcode': text(address?.postcode),
    'address/address_1': text(address?.address1),
    'address/address_2': text(address?.address2),
  };
}

export function settingFields(t: TFunction): Field[] {
  const number = (name: string, textOf: string, bounds: Pick<Field, 'atMost' | 'atLeast'>): Field => ({
    name: `system_setting/${name}`,
    text: textOf,
    kind: 'whole',
    ...bounds,
  });
  const points = { atMost: 100_000_000 };
  return [
    number('post_delay_day', t('member.fields.post_delay_day'), { atMost: 365 }),
    number('request_amount_per_tryset', t('member.fields.request_amount_per_tryset'), {
      atLeast: 1,
      atMost: 100,
    }),
    number('instagram_reward_point', t('member.fields.instagram_reward_point'), points),
    number('youtube_reward_point', t('member.fields.youtube_reward_point'), points),
    { name: 'system_setting/can_hide_look', text: t('member.fields.can_hide_look'), kind: 'flag' },
  ];
}

export function settingValues({ systemSetting }: UserDetail): Values {
  return {
    'system_setting/post_delay_day': text(systemSetting?.postDelayDay),
    'system_setting/request_amount_per_tryset': text(systemSetting?.requestAmountPerTryset),
    'system_setting/instagram_reward_point': text(systemSetting?.instagramRewardPoint),
    'system_setting/youtube_reward_point': text(systemSetting?.youtubeRewardPoint),
    'system_setting/can_hide_look': String(systemSetting?.canHideLook === true),
  };
}

/** The form of the staff's internal data about a member. */
export function internalFields(t: TFunction): Field[] {
  return [
    { name: 'cohort', text: t('member.fields.cohort'), kind: 'text', atMost: 200 },
    { name: 'hardline_quest', text: t('member.fields.hardline_quest'), kind: 'flag' },
    { name: 'suspense_membership', text: t('member.fields.suspense_membership'), kind: 'flag' },
    { name: 'memo', text: t('member.fields.memo'), kind: 'lines', atMost: 5000 },
  ];
}

export function internalValues(member: UserDetail): Values {
  return {
    cohort: member.cohort ?? '',
    hardline_quest: String(member.hardlineQuest ?? false),
    suspense_membership: String(member.suspenseMembership ?? false),
    memo: member.memo ?? '',
  };
}

export function noteFields(t: TFunction): Field[] {
  const name = 'latest_lost_and_found';
  return [{ name, text: t('member.fields.latest_lost_and_found'), kind: 'lines', atMost: 1000 }];
}

export function noteValues({ latestLostAndFound }: UserDetail): Values {
  return { latest_lost_and_found: text(latestLostAndFound) };
}

/** The form by which staff register a member: the username, and what they know of the person. */
export function newMemberFields(t: TFunction): Field[] {
  const known: readonly string[] = ['gender', 'region_id', 'real_name', 'phone', 'email', 'birthday'];
  const username: Field = {
    name: 'username',
    text: t('member.fields.username'),
    kind: 'text',
    required: true,
    atMost: 50,
  };
  return [username, ...[...contactFields(t), ...profileFields(t)].filter(({ name }) => known.includes(name))];
}
