import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { usePast } from '../as-of/past.ts';
import { InBottomBar } from '../ui/bottom-bar.tsx';
import { thumbSized } from '../ui/thumb-sized.ts';
import { ActionList, leadingOf, type Offer } from './action-list.tsx';
import type { ActionTable, OfferedAction } from './action-table.ts';

interface ActionBarProps {
  title: string;
  table: ActionTable;
  offers: readonly Offer[];
  onAction: (action: OfferedAction) => void;
  /** The offer to undo the last action. */
  undo: ReactNode;
}

/** The actions of an entity on a phone: the usual next step in a bar that stays in sight, all others in a sheet above it. */
export function ActionBar({ title, table, offers, onAction, undo }: ActionBarProps) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const [isOpen, setOpen] = useState(false);
  const leading = leadingOf(offers);
  const start = (action: OfferedAction) => {
    setOpen(false);
    onAction(action);
  };
  return (
    <InBottomBar>
      <Box
        component="section"
        aria-label={title}
        sx={(theme) => ({
          px: 1.5,
          py: 1,
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.default,
          ...thumbSized,
        })}
      >
        {undo}
        <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: '1 1 0' } }}>
          {leading !== undefined && (
            <Button variant="contained" disabled={isPast} onClick={() => start(leading)}>
              {label(t, table.names, leading.name)}
            </Button>
          )}
          <Button
            color="inherit"
            variant="outlined"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            {t('actions.all')}
          </Button>
        </Box>
      </Box>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': title, sx: { p: 2, maxHeight: '80vh', ...thumbSized } },
        }}
      >
        <Typography variant="h2" sx={{ mb: 1.25 }}>
          {title}
        </Typography>
        <ActionList table={table} offers={offers} onAction={start} />
      </Drawer>
    </InBottomBar>
  );
}
