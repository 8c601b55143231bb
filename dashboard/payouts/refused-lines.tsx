import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { lineRefusal } from '../kit/actions/line-refusal.ts';

/** A line that the payout refused, with the member's name as the list showed it. */
export interface RefusedLine {
  userId: number;
  name: string;
  errorCode?: string;
  message?: string;
}

interface RefusedLinesProps {
  lines: readonly RefusedLine[];
  onClose: () => void;
}

/** The lines that the last action did not mark, each with the reason. They stay until a person closes them. */
export function RefusedLines({ lines, onClose }: RefusedLinesProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" onClose={onClose} closeText={t('common.close')} sx={{ mt: 1 }}>
      <AlertTitle>{t('payout.refusedLines')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
        {lines.map((line) => (
          <li key={line.userId}>
            {t('common.pair', { name: line.name, value: lineRefusal(t, { why: 'payout.refused' }, line) })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
