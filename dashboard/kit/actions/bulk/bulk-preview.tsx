import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { label } from '../../../i18n/label.ts';
import { formatNumber } from '../../preferences/time.ts';
import { useErrorText } from '../../ui/error-text.ts';
import type { ActionTable } from '../action-table.ts';
import { lineRefusal } from '../line-refusal.ts';
import { previewOf } from './preview.ts';
import type { Target } from './preview-parts.ts';

interface BulkPreviewProps {
  table: ActionTable;
  action: string;
  target: Target;
}

/** The rows by level: how many can take the action, how many with a reason, and the grouped reasons of the others. */
export function BulkPreview({ table, action, target }: BulkPreviewProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: [table.path, 'preview', action, target],
    queryFn: ({ signal }) => previewOf(table.path, action, target, signal),
  });
  if (error !== null) {
    return (
      <Typography variant="body2" component="p" role="status">
        {t('bulk.previewFailed', { message: errorText(error) })}
      </Typography>
    );
  }
  if (data === undefined) {
    return (
      <Typography variant="body2" component="p" role="status">
        {t('bulk.looking')}
      </Typography>
    );
  }
  return (
    <Box role="status">
      <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
        {t('bulk.may', { may: formatNumber(data.may), all: formatNumber(data.count) })}
      </Typography>
      {data.levels.soft > 0 && (
        <Typography variant="body2" component="p">
          {t('bulk.soft', { soft: formatNumber(data.levels.soft) })}
        </Typography>
      )}
      {data.levels.hard > 0 && (
        <Typography variant="body2" component="p">
          {t('bulk.hard', { hard: formatNumber(data.levels.hard) })}
        </Typography>
      )}
      {data.mayNot.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.25, maxHeight: 140, overflowY: 'auto' }}>
          {data.mayNot.map(({ reason, status, count }) => (
            <Typography key={`${reason.code} ${status}`} component="li" variant="body2" color="textSecondary">
              {formatNumber(count)} × {label(t, table.statuses, status)}
              {reason.code !== 'status' && `: ${lineRefusal(t, table, reason)}`}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
