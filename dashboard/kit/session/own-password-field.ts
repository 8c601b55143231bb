import type { TFunction } from 'i18next';
import type { Field } from '../fields/field.ts';

/** The field for the current password, in forms that can also change the person's own address. */
export function ownPasswordField(t: TFunction): Field {
  return {
    name: 'current_password',
    text: t('forms.address.password'),
    kind: 'password',
    help: t('forms.address.noteOwn'),
    autoComplete: 'current-password',
  };
}
