import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';

interface TroubleCardProps {
  title: string;
  count: number;
  /** A note beside the number, such as the time of the next automatic try. */
  note?: ReactNode;
  onRetry: () => void;
  isTrying: boolean;
  /** Some of the failures, each with its problem. */
  lines: readonly { key: string; title: ReactNode; hint?: string; problem: string }[];
}

/** Failures of automatic work: their number, some of them, and a retry. */
export function TroubleCard({ title, count, note, onRetry, isTrying, lines }: TroubleCardProps) {
  const { t } = useTranslation();
  return (
    <Paper variant="outlined" component="li" sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="figure" component="span" sx={{ color: 'tone.bad.text' }}>
          {formatNumber(count)}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1, minWidth: 0 }}>
          {note}
        </Typography>
        <May asks="support">
          <Button
            variant="contained"
            aria-label={t('common.pair', { name: title, value: t('common.retry') })}
            disabled={isTrying}
            onClick={onRetry}
          >
            {t('common.retry')}
          </Button>
        </May>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.key} sx={{ mb: 0.5 }}>
            <Typography variant="body2" component="div" noWrap {...(line.hint && { title: line.hint })}>
              {line.title}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div" noWrap title={line.problem}>
              {line.problem}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
