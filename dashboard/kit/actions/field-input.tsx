import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { late } from '../ui/late.tsx';
import { type Field, type FieldName, type FormProblem, type FormValues, slotParts } from './fields.ts';

const DayField = late(() => import('../ui/day-field.tsx').then((m) => m.DayField));

export interface Pick {
  value: string;
  text: string;
}

/** The options of the fields of kind `pick`; `none` says why there are none. */
export type Picks = Readonly<Record<string, { options: readonly Pick[]; none: string }>>;

interface FieldInputProps {
  field: Field;
  values: FormValues;
  problems: Readonly<Record<string, FormProblem>>;
  picks: Picks;
  autoFocus: boolean;
  onChange: (name: string, value: string) => void;
}

const slotTexts: Record<(typeof slotParts)[number], FieldName> = {
  sector_code: 'sectorCode',
  cell_code: 'cellCode',
  slot_number: 'slotNumber',
};

export function FieldInput({ field, values, problems, picks, autoFocus, onChange }: FieldInputProps) {
  const { t } = useTranslation();
  const help = field.help === undefined ? undefined : t(`actions.help.${field.help}`);

  const optionalMark = field.required ? '' : ` (${t('common.optional')})`;

  function helperOf(name: string): string | undefined {
    const problem = problems[name];
    return problem === undefined ? help : t(`actions.wrong.${problem}`);
  }

  function common(name: string, text: FieldName): TextFieldProps {
    return {
      name,
      label: `${t(`actions.fields.${text}`)}${optionalMark}`,
      required: field.required,
      autoFocus,
      fullWidth: true,
      value: values[name] ?? '',
      error: problems[name] !== undefined,
      helperText: helperOf(name),
      onChange: (event) => onChange(name, event.target.value),
    };
  }

  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common(field.name, field.text)}
          multiline={field.lines !== undefined}
          minRows={field.lines ?? 1}
          slotProps={{ htmlInput: { maxLength: field.atMost } }}
        />
      );
    case 'date':
      return (
        <DayField
          name={field.name}
          label={`${t(`actions.fields.${field.text}`)}${optionalMark}`}
          required={field.required}
          autoFocus={autoFocus}
          value={values[field.name] ?? ''}
          error={problems[field.name] !== undefined}
          helperText={helperOf(field.name)}
          onChange={(day) => onChange(field.name, day)}
        />
      );
    case 'choice': {
      const { group } = field;
      return (
        <TextField {...common(field.name, field.text)} select>
          {field.options.map((value) => (
            <MenuItem key={value} value={value}>
              {group === null ? value : label(t, group, value)}
            </MenuItem>
          ))}
        </TextField>
      );
    }
    case 'pick': {
      const { options, none } = picks[field.from] ?? { options: [], none: t('list.noOptions') };
      const shown = common(field.name, field.text);
      if (options.length === 0) return <TextField {...shown} disabled helperText={none} />;
      return (
        <TextField {...shown} select>
          {options.map(({ value, text }) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      );
    }
    case 'slot':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 1 }}>
          {slotParts.map((part, at) => (
            <TextField
              key={part}
              {...common(`${field.name}.${part}`, slotTexts[part])}
              autoFocus={autoFocus && at === 0}
              slotProps={{
                htmlInput: { maxLength: 60, inputMode: part === 'slot_number' ? 'numeric' : 'text' },
              }}
            />
          ))}
        </Box>
      );
  }
}
