import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { CourierBook } from '../tryset-items/parcels/parcel-kind.ts';

interface CourierChoiceProps {
  name: string;
  couriers: CourierBook;
  courier: string;
  isSending?: boolean;
  onChoose: (courier: string) => void;
}

/** The choice of a parcel's courier. */
export function CourierChoice({
  name,
  couriers: { codes, nameOf },
  courier,
  isSending = false,
  onChoose,
}: CourierChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      label={name}
      value={courier}
      disabled={isSending}
      onChange={(event) => onChoose(event.target.value)}
    >
      {codes.map((code) => (
        <MenuItem key={code} value={code}>
          {nameOf(t, code)}
        </MenuItem>
      ))}
    </TextField>
  );
}
