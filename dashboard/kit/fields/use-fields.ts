import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Field, Values } from './field.ts';
import { problemTexts } from './problems.ts';

export type FieldsForm = UseFormReturn<Values>;

/**
 * A form with these fields. It checks the values on the first submit and after that on every change. The first field
 * with a problem takes the focus.
 */
export function useFields(fields: readonly Field[], initial: Values): FieldsForm {
  const { t } = useTranslation();
  return useForm<Values>({
    defaultValues: { ...initial },
    resolver: (values) => {
      const wrong = Object.entries(problemTexts(t, fields, values));
      if (wrong.length === 0) return { values, errors: {} };
      const errors = wrong.map(([name, message]) => [name, { type: 'own', message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
}

/** Shows the server's problems at their fields. The first takes the focus. */
export function refuse(form: FieldsForm, problems: Readonly<Record<string, string>>): void {
  for (const [at, [name, message]] of Object.entries(problems).entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
  }
}
