import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InBottomBar } from '../ui/bottom-bar.tsx';
import { thumbSized } from '../ui/thumb-sized.ts';
import { type ActionPlaceProps, CloseActionsContext } from './place-props.ts';

/** The actions of an entity on a phone: the usual next step in a bar that stays in sight, all of them in a sheet above it. */
export function ActionBar({ title, leading, notice, children }: ActionPlaceProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const paper = { role: 'dialog', 'aria-label': title, sx: { p: 2, maxHeight: '80vh', ...thumbSized } };
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
        {notice}
        <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: '1 1 0' } }}>
          {leading && (
            <Button variant="contained" disabled={leading.isDisabled} onClick={leading.onClick}>
              {leading.name}
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
      <Drawer anchor="bottom" open={isOpen} onClose={close} slotProps={{ paper }}>
        <Typography variant="h2" sx={{ mb: 1.25 }}>
          {title}
        </Typography>
        <CloseActionsContext value={close}>{children}</CloseActionsContext>
      </Drawer>
    </InBottomBar>
  );
}
