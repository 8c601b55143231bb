import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The filters of a list on a small screen: a sheet from below that stays open until the person closes it. */
export function FilterSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('list.filters'),
          sx: { p: 2, gap: 2, borderRadius: '14px 14px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      <Button variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
        {t('list.showMatching')}
      </Button>
    </Drawer>
  );
}
