import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { dayEnd } from '../preferences/days.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { DayField } from '../ui/day-field.tsx';

/** Jumps to the end of a day of the person's own zone, as an instant. */
export function DayJump({ onJump }: { onJump: (instant: string) => void }) {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  return (
    <Box sx={{ width: 200 }}>
      <DayField label={t('asOf.day')} value="" onChange={(day) => day !== '' && onJump(dayEnd(day, zone))} />
    </Box>
  );
}
