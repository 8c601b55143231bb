import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { orderParcels } from './order-parcels.ts';

interface CourierChoiceProps {
  name: string;
  courier: string;
  isSending: boolean;
  onChoose: (courier: string) => void;
}

/** The choice of a parcel's courier. */
export function CourierChoice({ name, courier, isSending, onChoose }: CourierChoiceProps) {
  const { t } = useTranslation();
  const { codes, nameOf } = orderParcels.couriers;
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
