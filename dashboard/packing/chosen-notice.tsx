import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../kit/preferences/time.ts';
import { packingDesk } from './paths.ts';

interface ChosenNoticeProps {
  chosen: ReadonlySet<number>;
  /** Those of them that have nothing to ship. */
  nothing: readonly number[];
}

/** Says that the desk lists chosen trysets only, names those with nothing to ship, and leads to all parcels. */
export function ChosenNotice({ chosen, nothing }: ChosenNoticeProps) {
  const { t } = useTranslation();
  const title = t('packing.chosen.title', { amount: formatNumber(chosen.size) });
  return (
    <Alert severity="info" sx={{ '& a': { color: 'link' }, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {title} <Link to={packingDesk}>{t('packing.chosen.all')}</Link>
      {nothing.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={title}
          sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto' }}
        >
          {nothing.map((tryset) => (
            <li key={tryset}>
              <Link to={`/tryset/${tryset}`}>{t('packing.problems.notWaiting', { tryset })}</Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
