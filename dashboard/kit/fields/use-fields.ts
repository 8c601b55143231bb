import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Field, Values } from './field.ts';
import { problemsOf, problemTexts } from './problems.ts';

export type FieldsForm = UseFormReturn<Values>;

/**
 * A form over fields. Its values are checked when it is sent and from then on with every letter; the first that is wrong
 * takes the focus.
 */
export function useFields(fields: readonly Field[], initial: Values): FieldsForm {
  const { t } = useTranslation();
  return useForm<Values>({
    defaultValues: { ...initial },
    resolver: (values) => {
      const wrong = Object.entries(problemTexts(t, problemsOf(fields, values)));
      if (wrong.length === 0) return { values, errors: {} };
      const errors = wrong.map(([name, message]) => [name, { type: 'own', message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
}

/** Puts what the server said of the fields to them; the first takes the focus. */
export function refuse(form: FieldsForm, problems: Readonly<Record<string, string>>): void {
  for (const [at, [name, message]] of Object.entries(problems).entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
  }
}
