import { t } from 'i18next';
import Type from 'typebox';
import { ChooseBody } from '#write-api/brand-subscriptions/bodies.ts';
import { brandSubscriptionEntity } from '#write-api/brand-subscriptions/entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { chooseFields } from '../fields.ts';
import { subscriptionActionTable } from '../subscription-actions.ts';

export const forms: readonly FormSample[] = [
  { form: 'the first plan of a brand', fields: chooseFields(t), body: Type.Omit(ChooseBody, ['plan_id']) },
  ...formsOfActions(subscriptionActionTable, brandSubscriptionEntity.specs),
];
