import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../client/api.ts';
import type { QueryValue } from '../client/http-client.ts';
import { usePreference } from '../preferences/preferences.ts';
import { formatNumber, useTimeFormats, zoneName } from '../preferences/time.ts';
import { useErrorText } from '../ui/error-text.ts';
import { columnNames } from './csv-download.ts';
import { datedName } from './dated-name.ts';
import { useCsvExport } from './use-csv-export.ts';

export interface ExportDialogProps {
  path: string;
  /** First part of the file's name, which the day follows. */
  fileOf: string;
  /** The filters and the order, in the form of the list's call. */
  query: Record<string, QueryValue>;
  /** The number of rows that the filters match. */
  count: number;
  /** Whether more than `count` rows match, since the count stopped at a limit. */
  isAtLeast?: boolean;
  /** The active filters, in the words of the chips. */
  filters: readonly string[];
  onClose: () => void;
}

/** Announces the export, then shows its progress, and can stop it. */
export function ExportDialog(props: ExportDialogProps) {
  const { path, fileOf, query, count, isAtLeast = false, filters, onClose } = props;
  const { t } = useTranslation();
  const times = useTimeFormats();
  // The announced and the saved name use the same day, also over midnight.
  const [openedAt] = useState(() => new Date());
  const fileName = datedName(fileOf, 'csv', times, openedAt);
  const language = usePreference('language');
  const time_zone = zoneName(usePreference('zone'));
  const [reader, setReader] = useState<'person' | 'program'>('person');
  const asked = reader === 'person' ? { ...query, language, time_zone } : query;
  const errorText = useErrorText();
  const titleId = useId();
  const { data: names } = useQuery({
    queryKey: [path, 'columns', asked],
    queryFn: async ({ signal }) => {
      const { body } = await api.respond('GET', path, { query: asked, signal });
      return body === null ? [] : columnNames(body);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { run, progress, cancel } = useCsvExport(path, fileName, asked);
  const amount = formatNumber(count);
  const rows = formatNumber(progress.rows);

  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('list.exportCsv')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {run.isIdle && (
          <>
            <Typography variant="body1">
              {t(isAtLeast ? 'list.export.rowsAtLeast' : 'list.export.rows', { amount })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {filters.length === 0 ? t('list.export.unfiltered') : filters.join(' · ')}
            </Typography>
            <RadioGroup
              aria-label={t('list.export.reader')}
              value={reader}
              onChange={(_, chosen) => setReader(chosen === 'program' ? 'program' : 'person')}
            >
              {(['person', 'program'] as const).map((choice) => (
                <FormControlLabel
                  key={choice}
                  value={choice}
                  control={<Radio size="small" />}
                  label={t(`list.export.readers.${choice}`)}
                />
              ))}
            </RadioGroup>
            <Typography variant="body2" color="textSecondary">
              {t('list.export.columns', { names: names?.join(', ') ?? '…' })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('list.export.file', { name: fileName })}
            </Typography>
          </>
        )}
        {run.isPending && (
          <Box role="status" sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="body2">
              {isAtLeast ? t('list.export.soFar', { rows }) : t('list.export.progress', { rows, amount })}
            </Typography>
            <LinearProgress
              variant={isAtLeast ? 'indeterminate' : 'determinate'}
              aria-label={t('list.exportCsv')}
              value={count === 0 ? 0 : Math.min(100, (progress.rows / count) * 100)}
            />
          </Box>
        )}
        {run.isSuccess && (
          <Alert severity="success">
            {t('list.export.done', { rows: formatNumber(run.data), name: fileName })}
          </Alert>
        )}
        {run.isError && (
          <Alert severity="error">{t('list.exportFailed', { message: errorText(run.error) })}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={close}>
          {t(run.isPending || run.isIdle ? 'common.cancel' : 'common.close')}
        </Button>
        {(run.isIdle || run.isError) && (
          <Button variant="contained" autoFocus onClick={() => run.mutate()}>
            {t(run.isError ? 'common.retry' : 'list.export.begin')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
