import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import BellIcon from '~icons/ic/baseline-notifications-none';
import { withTexts } from '../i18n/i18n.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { AnchoredPanel } from '../kit/ui/anchored-panel.tsx';
import { late } from '../kit/ui/late.tsx';
import { useNotifications, useSeeing } from './use-notifications.ts';

const NotificationsPanel = late(() =>
  withTexts(['assignments'], () => import('./notifications-panel.tsx').then((m) => m.NotificationsPanel)),
);

/** The bell with the number of new notifications. Opening its panel marks them as seen. */
export function Bell() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Notifications that were new when the panel opened stay marked until it closes.
  const [seenBefore, setSeenBefore] = useState<ReadonlySet<string>>(new Set());
  const { data } = useNotifications();
  const seeing = useSeeing();
  const amount = data?.newCount ?? 0;
  const name =
    amount === 0 ? t('shell.notifications') : t('shell.notificationsNew', { amount: formatNumber(amount) });

  function open(button: HTMLElement) {
    setAnchor(button);
    const fresh = (data?.data ?? []).filter(({ isNew }) => isNew).map(({ id }) => id);
    setSeenBefore(new Set(fresh));
    const [newest] = data?.data ?? [];
    if (amount > 0 && newest !== undefined) seeing.mutate(newest.time);
  }

  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        sx={{ position: 'relative' }}
      >
        <BellIcon fontSize="small" />
        {amount > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={(theme) => ({
              position: 'absolute',
              top: -1,
              right: -1,
              minWidth: 16,
              px: 0.5,
              borderRadius: '8px',
              fontSize: '0.6875rem',
              fontWeight: 650,
              lineHeight: '16px',
              color: theme.vars.palette.primary.contrastText,
              backgroundColor: theme.vars.palette.primary.main,
            })}
          >
            {amount > 99 ? '99+' : amount}
          </Box>
        )}
      </IconButton>
      <AnchoredPanel
        name={t('shell.notifications')}
        anchor={anchor}
        side="right"
        onClose={() => setAnchor(null)}
      >
        <NotificationsPanel fresh={seenBefore} onGo={() => setAnchor(null)} />
      </AnchoredPanel>
    </>
  );
}
