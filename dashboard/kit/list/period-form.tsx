import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, periodPresets, presetPeriod } from '../preferences/days.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { DayField } from '../ui/day-field.tsx';

interface PeriodFormProps {
  value: string;
  onChoose: (value: string | null) => void;
}

/** Asks for a first and last day, or for one of the common periods up to today. */
export function PeriodForm({ value, onChoose }: PeriodFormProps) {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const [first = '', last = first] = value.split(',');
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [start = '', end = start] = [from || to, to || from].sort();
    onChoose(start === '' ? null : `${start},${end}`);
  }

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ p: 1.5, display: 'grid', gap: 1.5, width: 380, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {periodPresets.map((preset) => (
          <Button
            key={preset}
            variant="outlined"
            color="inherit"
            sx={{ minHeight: 28, py: 0, borderColor: 'divider', fontWeight: 450 }}
            onClick={() => onChoose(presetPeriod(preset, dayOf(Date.now(), zone)))}
          >
            {t(`list.presets.${preset}`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <DayField label={t('list.from')} value={from} onChange={setFrom} />
        <DayField label={t('list.to')} value={to} onChange={setTo} />
      </Box>
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
