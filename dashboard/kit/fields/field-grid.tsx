import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { askedFields, type Field } from './field.ts';
import { FieldInput } from './field-input.tsx';
import { inputOf } from './input-of.ts';
import type { FieldsForm } from './use-fields.ts';

interface FieldGridProps {
  form: FieldsForm;
  fields: readonly Field[];
  oneColumn?: boolean;
  /** Whether the focus stays on the current element, for a form with several grids. */
  keepsFocus?: boolean;
  /** Called with the field's name after the form has the new value. */
  onChange?: ((name: string) => void) | undefined;
}

/** Number of narrow fields side by side in a one-column form. A phone stacks them, as their labels would be cut. */
const narrowColumns = 3;

/** The inputs of a form. Fields that this person may not change are read-only and show the reason. */
export function FieldGrid({ form, fields, oneColumn, keepsFocus, onChange }: FieldGridProps) {
  const asked = askedFields(fields, form.watch());
  const first = keepsFocus ? -1 : asked.findIndex(({ locked }) => locked === undefined);
  const isWide = (field: Field) => (oneColumn ? !field.narrow : hasLines(field));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.75,
        alignItems: 'start',
        gridTemplateColumns: oneColumn
          ? { xs: 'minmax(0, 1fr)', sm: `repeat(${narrowColumns}, minmax(0, 1fr))` }
          : 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {asked.map((field, at) => (
        <Box key={field.name} sx={{ minWidth: 0, ...(isWide(field) && { gridColumn: '1 / -1' }) }}>
          <GridField form={form} field={field} takesFocus={at === first} onChange={onChange} />
        </Box>
      ))}
    </Box>
  );
}

interface GridFieldProps extends Pick<FieldGridProps, 'form' | 'onChange'> {
  field: Field;
  takesFocus: boolean;
}

function GridField({ form, field, takesFocus, onChange }: GridFieldProps) {
  const { field: at, fieldState } = useController({ control: form.control, name: field.name });
  return (
    <FieldInput
      input={inputOf(field)}
      inputRef={at.ref}
      value={at.value ?? ''}
      wrong={fieldState.error?.message}
      autoFocus={takesFocus}
      onChange={(value) => {
        at.onChange(value);
        onChange?.(field.name);
      }}
    />
  );
}

const hasLines = ({ kind }: Field) => kind === 'lines' || kind === 'pairs';
