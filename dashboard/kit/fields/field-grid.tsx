import Box from '@mui/material/Box';
import { askedFields, type Field, type Values } from './field.ts';
import { FieldInput } from './field-input.tsx';
import type { Input } from './input.ts';

interface FieldGridProps {
  fields: readonly Field[];
  values: Values;
  /** What is wrong, by field, as it is told. */
  wrong: Readonly<Record<string, string>>;
  oneColumn?: boolean;
  /** Leaves the focus where it is, as where one form has several grids. */
  keepsFocus?: boolean;
  onChange: (name: string, value: string) => void;
}

/** How many columns one column has, so that narrow fields stand beside each other in it. */
const narrowColumns = 3;

/** The inputs of a form. What this person may not change is there to read, with the reason. */
export function FieldGrid({ fields, values, wrong, oneColumn, keepsFocus, onChange }: FieldGridProps) {
  const asked = askedFields(fields, values);
  const first = keepsFocus ? -1 : asked.findIndex(({ locked }) => locked === undefined);
  const isWide = (field: Field) => (oneColumn ? !field.narrow : hasLines(field));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.75,
        alignItems: 'start',
        gridTemplateColumns: oneColumn
          ? `repeat(${narrowColumns}, minmax(0, 1fr))`
          : 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {asked.map((field, at) => (
        <Box key={field.name} sx={{ minWidth: 0, ...(isWide(field) && { gridColumn: '1 / -1' }) }}>
          <FieldInput
            input={inputOf(field)}
            value={values[field.name] ?? ''}
            wrong={wrong[field.name]}
            autoFocus={at === first}
            onChange={(value) => onChange(field.name, value)}
          />
        </Box>
      ))}
    </Box>
  );
}

const hasLines = ({ kind }: Field) => kind === 'lines' || kind === 'pairs';

/** How the field is shown. */
function inputOf({ text: label, kind, ...field }: Field): Input {
  const { name, required = false, help, locked, atMost = 200, options = [], autoComplete = 'off' } = field;
  const common = { name, label, required, help, locked, autoComplete };
  switch (kind) {
    case 'flag':
    case 'day':
      return { ...common, kind };
    case 'whole':
      return { ...common, kind: 'text', keyboard: 'numeric' };
    case 'decimal':
      return { ...common, kind: 'text', keyboard: 'decimal' };
    case 'lines':
    case 'pairs':
      return { ...common, kind: 'text', atMost, lines: { atLeast: field.lines ?? 3, atMost: 8 } };
    case 'ids':
      return field.options === undefined
        ? { ...common, kind: 'text', atMost }
        : { ...common, kind: 'choices', atMost, options };
    case 'choice':
      return field.nothing === undefined
        ? { ...common, kind, atMost, options }
        : { ...common, kind: 'text', disabled: field.nothing };
    case 'text':
    case 'password':
      return { ...common, kind, atMost };
  }
}
