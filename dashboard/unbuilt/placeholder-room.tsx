import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import ConstructionIcon from '~icons/ic/outline-construction';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { UnbuiltName } from './unbuilt-name.ts';

/** The placeholder for a page that is not built yet. */
export function PlaceholderRoom({ room }: { room: UnbuiltName }) {
  const { t } = useTranslation();
  return (
    <Box>
      <PageHeader title={t(`rooms.${room}`)}>
        <StatusChip tone="neutral" text={t('unbuilt.title')} />
      </PageHeader>
      <Paper variant="outlined" sx={{ display: 'flex', gap: 2, p: 3, maxWidth: 680 }}>
        <ConstructionIcon color="disabled" />
        <Box>
          <Typography variant="h2" gutterBottom>
            {t('unbuilt.willHold')}
          </Typography>
          <Typography color="textSecondary">{t(`unbuilt.holds.${room}`)}</Typography>
        </Box>
      </Paper>
    </Box>
  );
}
