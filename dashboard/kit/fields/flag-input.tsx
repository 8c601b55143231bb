import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import type { InputProps } from './input.ts';

/** A checkbox for yes or no. */
export function FlagInput({ input, inputRef, value, wrong, autoFocus = false, onChange }: InputProps) {
  const helpId = useId();
  const helper = wrong ?? input.locked ?? input.help;
  return (
    <FormControl error={wrong !== undefined}>
      <FormControlLabel
        label={input.label}
        disabled={false}
        control={
          <Checkbox
            size="small"
            disabled={input.locked !== undefined}
            checked={value === 'true'}
            autoFocus={autoFocus}
            onChange={(event) => onChange(String(event.target.checked))}
            slotProps={{
              input: {
                ...(inputRef && { ref: inputRef }),
                ...(helper !== undefined && { 'aria-describedby': helpId }),
              },
            }}
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
