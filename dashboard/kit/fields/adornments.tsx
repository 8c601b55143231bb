import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import type { InputProps } from './input.ts';

const asHex = /^#[0-9a-f]{6}$/i;

/** What stands in an input beside its text: the unit of a number, or a colour picker. */
export function adornmentsOf({ input, value, onChange }: InputProps) {
  const { unit, isColor = false, locked, label } = input;
  if (isColor) {
    const picker = (
      <ColorPicker label={label} value={value} isLocked={locked !== undefined} onPick={onChange} />
    );
    return { startAdornment: <InputAdornment position="start">{picker}</InputAdornment> };
  }
  if (unit === undefined) return {};
  return 'before' in unit
    ? { startAdornment: <InputAdornment position="start">{unit.before}</InputAdornment> }
    : { endAdornment: <InputAdornment position="end">{unit.after}</InputAdornment> };
}

interface ColorPickerProps {
  label: string;
  value: string;
  isLocked: boolean;
  onPick: (hex: string) => void;
}

/** The browser's colour picker. It is white as long as the text is no hex code. */
function ColorPicker({ label, value, isLocked, onPick }: ColorPickerProps) {
  const { t } = useTranslation();
  return (
    <input
      type="color"
      aria-label={t('forms.pickColor', { name: label })}
      disabled={isLocked}
      value={asHex.test(value) ? value : '#ffffff'}
      onChange={(event) => onPick(event.target.value)}
      style={{ width: 28, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
    />
  );
}
