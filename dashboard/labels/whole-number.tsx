import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface WholeNumberProps {
  label: string;
  /** Null while the text is not a valid number. */
  value: number | null;
  least: number;
  most: number;
  onChange: (value: number | null) => void;
}

/** A field for a whole number from `least` to `most`. It shows these bounds while the text is invalid. */
export function WholeNumber({ label, value, least, most, onChange }: WholeNumberProps) {
  const [text, setText] = useState(String(value ?? ''));
  return (
    <TextField
      label={label}
      value={text}
      error={value === null}
      helperText={value === null ? `${least}–${most}` : undefined}
      onChange={(event) => {
        const typed = event.target.value.normalize('NFKC').trim();
        setText(event.target.value);
        const number = /^\d{1,5}$/.test(typed) ? Number(typed) : null;
        onChange(number !== null && number >= least && number <= most ? number : null);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
    />
  );
}
