import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import type { RoomName } from './route-table.ts';

/** A room that is not built yet, and says so. */
export function PlaceholderRoom({ room }: { room: RoomName }) {
  const { t } = useTranslation();
  return (
    <Box>
      <PageHeader title={t(`rooms.${room}.title`)}>
        <StatusChip tone="neutral" text={t('rooms.notBuilt')} />
      </PageHeader>
      <Paper variant="outlined" sx={{ display: 'flex', gap: 2, p: 3, maxWidth: 680 }}>
        <ConstructionIcon color="disabled" />
        <Box>
          <Typography variant="h2" gutterBottom>
            {t('rooms.willHold')}
          </Typography>
          <Typography color="textSecondary">{t(`rooms.${room}.holds`)}</Typography>
        </Box>
      </Paper>
    </Box>
  );
}
