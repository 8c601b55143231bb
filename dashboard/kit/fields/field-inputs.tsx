import { askedFields, type Field, type Values } from './field.ts';
import { FieldInput } from './field-input.tsx';
import { inputOf } from './input-of.ts';

interface FieldInputsProps {
  fields: readonly Field[];
  values: Values;
  /** Texts of the problems, by field. */
  wrong?: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
}

/** The inputs of values that the caller keeps, such as a row of a form. The caller lays them out. */
export function FieldInputs({ fields, values, wrong = {}, onChange }: FieldInputsProps) {
  return askedFields(fields, values).map((field) => (
    <FieldInput
      key={field.name}
      input={inputOf(field)}
      value={values[field.name] ?? ''}
      wrong={wrong[field.name]}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ));
}
