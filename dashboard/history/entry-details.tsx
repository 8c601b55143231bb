import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#read-api/history/contract.ts';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { valueText } from './value-text.ts';

/** What an event changed, when it was recorded, and for staff the event as it is stored. */
export function EntryDetails({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const text = (field: string, value: unknown) =>
    valueText({ t, category: entry.category, time: times.dateTime }, field, value);
  return (
    <Box sx={{ pl: '98px', pr: 1, pb: 1.25, display: 'grid', gap: 1 }}>
      {entry.changes.length > 0 && (
        <Box>
          <Typography variant="caption" sx={{ fontWeight: 650 }}>
            {t('history.changes')}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(90px, max-content) 1fr',
              columnGap: 2,
              m: 0,
              fontSize: '0.8125rem',
              '& dt': { color: 'text.secondary' },
              '& dd': { m: 0 },
            }}
          >
            {entry.changes.map(({ field, before, after }) => (
              <Box key={field} sx={{ display: 'contents' }}>
                <dt>{label(t, 'history.field', field)}</dt>
                <dd>
                  <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
                    {text(field, before)}
                  </Box>
                  {' → '}
                  <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                    {text(field, after)}
                  </Box>
                </dd>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Typography variant="caption" color="textSecondary">
        {entry.type} · {entry.stream} · {t('history.recorded', { time: times.dateTime(entry.recordedTime) })}
      </Typography>
      {entry.raw !== undefined && (
        <Box component="details">
          <Typography component="summary" variant="caption" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {t('history.raw')}
          </Typography>
          <Box
            component="pre"
            tabIndex={0}
            sx={(theme) => ({
              m: 0,
              mt: 0.5,
              p: 1.25,
              maxHeight: 320,
              overflow: 'auto',
              fontSize: '0.75rem',
              lineHeight: 1.45,
              whiteSpace: 'pre-wrap',
              borderRadius: '4px',
              backgroundColor: theme.vars.palette.background.default,
            })}
          >
            {JSON.stringify(entry.raw, null, 2)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
