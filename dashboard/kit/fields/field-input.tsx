import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { late } from '../ui/late.tsx';
import { adornmentsOf } from './adornments.tsx';
import { FlagInput } from './flag-input.tsx';
import type { Input, InputProps } from './input.ts';

const DayField = late(
  () => import('../ui/day-field.tsx').then((m) => m.DayField),
  // The placeholder is as tall as a field, so that nothing below moves when the field loads.
  <Skeleton variant="rounded" width="100%">
    <TextField fullWidth />
  </Skeleton>,
);

const RemoteInput = late(
  () => import('./remote-input.tsx').then((m) => m.RemoteInput),
  <Skeleton variant="rounded" width="100%">
    <TextField fullWidth />
  </Skeleton>,
);

/** One input of a form, of any kind. */
export function FieldInput(props: InputProps) {
  const { t } = useTranslation();
  const { input, inputRef, value, wrong, autoFocus = false, onChange } = props;
  const { name, label, kind, remote, locked, disabled, autoComplete, options = [] } = input;
  if (kind === 'flag') return <FlagInput {...props} />;
  if (remote !== undefined) {
    return <RemoteInput {...props} remote={remote} isSeveral={kind === 'choices'} />;
  }
  const common = {
    name,
    label,
    ...(inputRef && { inputRef }),
    required: input.required === true && locked === undefined,
    autoFocus,
    error: wrong !== undefined,
    helperText: disabled ?? wrong ?? locked ?? input.help,
  };
  if (kind === 'day') {
    const isPickup = input.isPickup === true;
    return <DayField {...common} {...{ value, isPickup, onChange }} isLocked={locked !== undefined} />;
  }
  const isSeveral = kind === 'choices';
  const isSelect = isSeveral || kind === 'choice';
  const shown = () => {
    if (isSeveral) return value.split(',').filter(Boolean);
    // Shows no value while the options, which may still be loading, lack it.
    return isSelect && !options.some((option) => option.value === value) ? '' : value;
  };
  return (
    <TextField
      {...common}
      fullWidth
      value={shown()}
      disabled={disabled !== undefined}
      onChange={(event) => onChange(String(event.target.value))}
      {...(isSelect && { select: true })}
      {...linesOf(input)}
      {...(kind === 'password' && { type: 'password' })}
      {...(kind === 'moment' && { type: 'datetime-local' })}
      {...(autoComplete !== undefined && { autoComplete })}
      slotProps={{
        input: adornmentsOf(props),
        ...(kind === 'moment' && { inputLabel: { shrink: true } }),
        ...(isSelect && { select: { multiple: isSeveral, readOnly: locked !== undefined } }),
        htmlInput: { readOnly: locked !== undefined, maxLength: input.atMost, inputMode: input.keyboard },
      }}
    >
      {isSelect &&
        options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled === true}>
            {option.text === '' ? t('common.none') : option.text}
          </MenuItem>
        ))}
    </TextField>
  );
}

function linesOf({ lines }: Input) {
  if (lines === undefined) return {};
  const { atLeast, atMost } = lines;
  return { multiline: true, minRows: atLeast, ...(atMost !== undefined && { maxRows: atMost }) };
}
