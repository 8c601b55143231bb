import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../kit/preferences/time.ts';
import { DayField } from '../kit/ui/day-field.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { logFileName, useLogFile } from './use-log-file.ts';

const nothing = { stream: '', type: '', brand_id: '', time_after: '', time_before: '' };

/** Downloads the log of all events, or a part of it, as a file that can be imported into an empty event store. */
export function LogFileSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [choice, setChoice] = useState(nothing);
  const { run, bytes, cancel } = useLogFile();

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = Object.entries(choice).map(([name, value]) => [name, value.trim()] as const);
    if (!run.isPending) run.mutate(Object.fromEntries(chosen.filter(([, value]) => value !== '')));
  }

  const field = (name: 'stream' | 'type' | 'brand_id') => ({
    size: 'small' as const,
    label: t(`replay.logFile.${name}`),
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) => setChoice({ ...choice, [name]: target.value }),
    slotProps: { htmlInput: { maxLength: 200, autoComplete: 'off' } },
  });
  const day = (name: 'time_after' | 'time_before') => ({
    label: t(`replay.logFile.${name}`),
    value: choice[name],
    onChange: (value: string) => setChoice({ ...choice, [name]: value }),
  });

  return (
    <Section title={t('replay.logFile.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t('replay.logFile.help')}
        </Typography>
        <Box
          component="form"
          noValidate
          aria-label={t('replay.logFile.title')}
          onSubmit={submit}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
        >
          <TextField {...field('stream')} sx={{ width: 280 }} />
          <TextField {...field('type')} sx={{ width: 220 }} />
          <TextField {...field('brand_id')} sx={{ width: 110 }} />
          {(['time_after', 'time_before'] as const).map((name) => (
            <Box key={name} sx={{ width: 200 }}>
              <DayField {...day(name)} />
            </Box>
          ))}
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={run.isPending}
            sx={{ minHeight: 36 }}
          >
            {t('replay.logFile.download')}
          </Button>
          {run.isPending && (
            <Button color="inherit" onClick={cancel} sx={{ minHeight: 36 }}>
              {t('common.cancel')}
            </Button>
          )}
        </Box>
        {run.isPending && (
          <Typography variant="body2" role="status">
            {t('replay.logFile.soFar', { amount: formatNumber(Math.round(bytes / 1_000)) })}
          </Typography>
        )}
        {run.isSuccess && <Alert severity="success">{t('replay.logFile.done', { name: logFileName })}</Alert>}
        {run.isError && (
          <Alert severity="error">{t('replay.logFile.failed', { message: errorText(run.error) })}</Alert>
        )}
      </Box>
    </Section>
  );
}
