import type { TFunction } from 'i18next';
import type { Field } from '../fields/field.ts';

/** What a form asks for that changes the own address among other things. */
export function ownPasswordField(t: TFunction): Field {
  return {
    name: 'current_password',
    text: t('forms.address.password'),
    kind: 'password',
    help: t('forms.address.noteOwn'),
    autoComplete: 'current-password',
  };
}
