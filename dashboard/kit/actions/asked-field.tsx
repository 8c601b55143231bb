import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { FieldInput } from '../fields/field-input.tsx';
import type { Input, InputOption } from '../fields/input.ts';
import { type Field, type FieldName, type FormProblem, type FormValues, slotParts } from './fields.ts';

/** The options of the fields of kind `pick`; `none` says why there are none. */
export type Picks = Readonly<Record<string, { options: readonly InputOption[]; none: string }>>;

interface AskedFieldProps {
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

/** What an action asks for; a slot is asked for in its three parts. */
export function AskedField({ field, values, problems, picks, autoFocus, onChange }: AskedFieldProps) {
  const { t } = useTranslation();
  const inputs = inputsOf(t, field, picks).map((input, at) => {
    const problem = problems[input.name];
    return (
      <FieldInput
        key={input.name}
        input={input}
        value={values[input.name] ?? ''}
        wrong={problem && t(`actions.wrong.${problem}`)}
        autoFocus={autoFocus && at === 0}
        onChange={(value) => onChange(input.name, value)}
      />
    );
  });
  if (field.kind !== 'slot') return inputs;
  return <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 1 }}>{inputs}</Box>;
}

function inputsOf(t: TFunction, field: Field, picks: Picks): Input[] {
  const { name, required } = field;
  const optionalMark = required ? '' : ` (${t('common.optional')})`;
  const labelOf = (text: FieldName) => `${t(`actions.fields.${text}`)}${optionalMark}`;
  const help = field.help && t(`actions.help.${field.help}`);
  const common = { name, label: labelOf(field.text), required, help };
  switch (field.kind) {
    case 'text': {
      const lines = field.lines === undefined ? {} : { lines: { atLeast: field.lines } };
      return [{ ...common, kind: 'text', atMost: field.atMost, ...lines }];
    }
    case 'date':
      return [{ ...common, kind: 'day' }];
    case 'choice': {
      const { group } = field;
      const textOf = (value: string) => (group === null ? value : label(t, group, value));
      const options = field.options.map((value) => ({ value, text: textOf(value) }));
      return [{ ...common, kind: 'choice', options }];
    }
    case 'pick': {
      const { options, none } = picks[field.from] ?? { options: [], none: t('list.noOptions') };
      return [
        options.length === 0
          ? { ...common, kind: 'text', disabled: none }
          : { ...common, kind: 'choice', options },
      ];
    }
    case 'slot':
      return slotParts.map((part) => ({
        ...common,
        name: `${name}.${part}`,
        label: labelOf(slotTexts[part]),
        kind: 'text',
        atMost: 60,
        ...(part === 'slot_number' && { keyboard: 'numeric' }),
      }));
  }
}
