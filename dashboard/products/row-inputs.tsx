import { askedFields, type Field, type Values } from '../kit/fields/field.ts';
import { FieldInput } from '../kit/fields/field-input.tsx';
import { inputOf } from '../kit/fields/input-of.ts';

interface RowInputsProps {
  fields: readonly Field[];
  values: Values;
  onChange: (values: Values) => void;
}

/** The inputs of one row of a form. */
export function RowInputs({ fields, values, onChange }: RowInputsProps) {
  return askedFields(fields, values).map((field) => (
    <FieldInput
      key={field.name}
      input={inputOf(field)}
      value={values[field.name] ?? ''}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ));
}
