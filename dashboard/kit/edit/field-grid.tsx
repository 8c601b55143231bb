import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditField, Values } from './fields.ts';

interface FieldGridProps {
  fields: readonly EditField[];
  values: Values;
  /** What is wrong, by field, as it is told. */
  wrong: Readonly<Record<string, string>>;
  oneColumn?: boolean;
  /** Leaves the focus where it is, as where one form has several grids. */
  keepsFocus?: boolean;
  onChange: (name: string, value: string) => void;
}

/** The inputs of a form. What this person may not change is there to read, with the reason. */
export function FieldGrid({ fields, values, wrong, oneColumn, keepsFocus, onChange }: FieldGridProps) {
  const first = keepsFocus ? -1 : fields.findIndex(({ locked }) => locked === undefined);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.75,
        alignItems: 'start',
        gridTemplateColumns: oneColumn ? '1fr' : 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {fields.map((field, at) => (
        <Box key={field.name} sx={{ minWidth: 0, ...(hasLines(field) && { gridColumn: '1 / -1' }) }}>
          <FieldInput
            field={field}
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

const hasLines = ({ kind }: EditField) => kind === 'lines' || kind === 'pairs';

interface FieldInputProps {
  field: EditField;
  value: string;
  wrong: string | undefined;
  autoFocus: boolean;
  onChange: (value: string) => void;
}

function FieldInput({ field, value, wrong, autoFocus, onChange }: FieldInputProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const { kind, text, help, locked, required, atMost, options = [] } = field;
  const helper = wrong ?? locked ?? help;
  if (kind === 'flag') {
    return (
      <FormControl error={wrong !== undefined}>
        <FormControlLabel
          label={text}
          disabled={false}
          control={
            <Checkbox
              size="small"
              disabled={locked !== undefined}
              checked={value === 'true'}
              autoFocus={autoFocus}
              onChange={(event) => onChange(String(event.target.checked))}
              slotProps={{ input: helper === undefined ? {} : { 'aria-describedby': helpId } }}
            />
          }
        />
        {helper !== undefined && (
          <FormHelperText id={helpId} sx={{ mt: 0 }}>
            {helper}
          </FormHelperText>
        )}
      </FormControl>
    );
  }
  const isSeveral = kind === 'ids' && field.options !== undefined;
  const isSelect = kind === 'choice' || isSeveral;
  return (
    <TextField
      name={field.name}
      label={text}
      required={required === true && locked === undefined}
      fullWidth
      autoFocus={autoFocus}
      value={isSeveral ? value.split(',').filter(Boolean) : value}
      error={wrong !== undefined}
      helperText={helper}
      onChange={(event) => onChange(String(event.target.value))}
      {...(isSelect && { select: true })}
      {...(hasLines(field) && { multiline: true, minRows: 3, maxRows: 8 })}
      {...(kind === 'day' && { type: 'date' })}
      {...(kind === 'password' && { type: 'password' })}
      autoComplete={field.autoComplete ?? 'off'}
      slotProps={{
        ...(kind === 'day' && { inputLabel: { shrink: true } }),
        ...(isSelect && { select: { multiple: isSeveral, readOnly: locked !== undefined } }),
        htmlInput: {
          readOnly: locked !== undefined,
          ...(kind === 'whole'
            ? { inputMode: 'numeric' }
            : kind === 'decimal'
              ? { inputMode: 'decimal' }
              : { maxLength: atMost ?? 200 }),
          ...(kind === 'day' && { maxLength: undefined }),
        },
      }}
    >
      {isSelect &&
        options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.text === '' ? t('common.none') : option.text}
          </MenuItem>
        ))}
    </TextField>
  );
}
