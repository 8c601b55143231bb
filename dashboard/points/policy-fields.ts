import type { TFunction } from 'i18next';
import { memberGrades } from '#domain/members/member-kinds.ts';
import type { PointPolicyAnswer } from '#read-api/points/contract.ts';
import { label } from '../i18n/label.ts';
import type { Current } from '../kit/edit/use-edit.ts';
import type { Field } from '../kit/fields/field.ts';

const bounds = { kind: 'whole', required: true, atLeast: 0, atMost: 50 } as const;

/**
 * The form fields of the point policy. Looks earn a rate in percent for each member grade, and the birth month adds to it. The
 * sign-up reward is in points.
 */
export const policyFields = (t: TFunction): Field[] => [
  ...memberGrades.map((grade) => ({ ...bounds, name: grade, text: label(t, 'member.grade', grade) })),
  { ...bounds, name: 'birth_month', text: t('points.policy.birthMonth') },
  { ...bounds, atMost: 1_000_000, name: 'sign_up_reward', text: t('points.policy.signUpReward') },
];

export const rateText = (rate: number) => `${rate} %`;

type Rates = Omit<PointPolicyAnswer, 'revision'>;

export function policyCurrent({ revision, ...policy }: Rates & { revision: string }): Current {
  const values = Object.entries(valuesOf(policy)).map(([name, rate]) => [name, String(rate)] as const);
  return { values: Object.fromEntries(values), revision };
}

function valuesOf({ birthMonth, signUpReward, ...rates }: Rates) {
  return { ...rates, birth_month: birthMonth, sign_up_reward: signUpReward };
}
