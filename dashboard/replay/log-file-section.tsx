import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../kit/fields/field-grid.tsx';
import { readValue } from '../kit/fields/read-value.ts';
import { useFields } from '../kit/fields/use-fields.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { logFileFields } from './fields.ts';
import { logFileName, useLogFile } from './use-log-file.ts';

/** Downloads the log of all events, or a part of it, as a file that can be imported into an empty event store. */
export function LogFileSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fields = logFileFields(t);
  const form = useFields(fields, {});
  const { run, bytes, cancel } = useLogFile();

  const download = form.handleSubmit((values) => {
    const chosen = fields.map((field) => [field.name, readValue(field, values[field.name] ?? '')] as const);
    run.mutate(Object.fromEntries(chosen.filter(([, value]) => value !== '')));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!run.isPending) download();
  }

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
          sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
        >
          <Box sx={{ width: '100%' }}>
            <FieldGrid form={form} fields={fields} keepsFocus />
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
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
