import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../preferences/days.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { DayField } from '../ui/day-field.tsx';

interface MomentFormProps {
  name: string;
  /** A day, an instant, or empty. */
  value: string;
  onChoose: (value: string | null) => void;
}

/** Asks for a day, whose end the list shows. */
export function MomentForm({ name, value, onChoose }: MomentFormProps) {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const [day, setDay] = useState(value.includes('T') ? shownDay(value, zone) : value);

  const help = t('list.past.endOfDay');

  function submit(event: FormEvent) {
    event.preventDefault();
    onChoose(day === '' ? null : day);
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ p: 1.5, display: 'grid', gap: 1.5, width: 260 }}>
      <DayField autoFocus label={name} value={day} onChange={setDay} helperText={help} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {value !== '' && (
          <Button color="inherit" onClick={() => onChoose(null)}>
            {t('common.clear')}
          </Button>
        )}
        <Button type="submit" variant="contained">
          {t('common.apply')}
        </Button>
      </Box>
    </Box>
  );
}
