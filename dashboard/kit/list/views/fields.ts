import type { TFunction } from 'i18next';
import type { Field } from '../../fields/field.ts';

/** The form field for the name of a view. */
export const nameField = (t: TFunction): Field => ({
  name: 'name',
  text: t('views.name'),
  kind: 'text',
  required: true,
  atMost: 80,
});

/** The form field that tells whether colleagues see a new view. */
export const sharedField = (t: TFunction, isStaff: boolean): Field => ({
  name: 'is_shared',
  text: t(isStaff ? 'views.shareWithStaff' : 'views.shareWithBrand'),
  kind: 'flag',
});
