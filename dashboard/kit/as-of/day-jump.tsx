import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { dayEnd, shownDay } from '../preferences/days.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { DayField } from '../ui/day-field.tsx';

interface DayJumpProps {
  /** The shown instant; null if the page shows a revision or the present. */
  instant: string | null;
  onJump: (instant: string) => void;
}

/** A field that jumps to the end of the chosen day in the person's time zone. The field keeps showing the day. */
export function DayJump({ instant, onJump }: DayJumpProps) {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  return (
    <Box sx={{ width: 200 }}>
      <DayField
        label={t('asOf.day')}
        value={shownDay(instant, zone)}
        onChange={(day) => day !== '' && onJump(dayEnd(day, zone))}
      />
    </Box>
  );
}
