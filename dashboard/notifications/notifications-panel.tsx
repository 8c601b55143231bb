import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSameAccount } from '#domain/accounts/account.ts';
import { partsOf } from '#domain/comments/comment-text.ts';
import type { Notification } from '#read-api/notifications/contract.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { useNotifications } from './use-notifications.ts';

interface NotificationsPanelProps {
  /** The ids of the notifications that were new when the panel opened. */
  fresh: ReadonlySet<string>;
  onGo: () => void;
}

/** The notifications, the newest first. Each links to the page of its entity. */
export function NotificationsPanel({ fresh, onGo }: NotificationsPanelProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useNotifications();
  return (
    <Box sx={{ width: 360, maxWidth: '100%', p: 1, maxHeight: 480, overflowY: 'auto' }}>
      <Typography variant="h3" component="h2" sx={{ px: 1, py: 0.5 }}>
        {t('shell.notifications')}
      </Typography>
      {data === undefined && error === null && <Skeleton variant="rounded" height={120} />}
      {data === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {data?.count === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1, pb: 1 }}>
          {t('notified.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.data.map((each) => (
          <Row
            key={`${each.type}-${each.id}`}
            told={each}
            isFresh={each.isNew || fresh.has(each.id)}
            onGo={onGo}
          />
        ))}
      </Box>
    </Box>
  );
}

function Row({ told, isFresh, onGo }: { told: Notification; isFresh: boolean; onGo: () => void }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const pageOf = usePageOf();
  const { type, kind, thingId, title, by, text, mentions, time } = told;
  const name = by.name ?? t('common.unknownPerson');
  const thing = [`#${thingId}`, title].filter(Boolean).join(' · ');
  const said = partsOf(text ?? '').map((part) => {
    if (typeof part === 'string') return part;
    const mentioned = mentions.find((each) => isSameAccount(each, part));
    return `@${mentioned?.name ?? t('common.unknownPerson')}`;
  });
  return (
    <li>
      <Box
        component={Link}
        to={pageOf(kind, String(thingId)) ?? '/'}
        onClick={onGo}
        sx={(theme) => ({
          display: 'flex',
          gap: 1,
          p: 1,
          borderRadius: '6px',
          color: 'text.primary',
          textDecoration: 'none',
          fontSize: '0.8125rem',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <Portrait src={null} name={name} size={28} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ fontWeight: isFresh ? 650 : 450 }}>{t(`notified.${type}`, { name, thing })}</Box>
          {text !== null && (
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {said.join('')}
            </Box>
          )}
          <Typography variant="caption" color="textSecondary">
            {times.dateTime(time)}
          </Typography>
        </Box>
        {isFresh && (
          <Box
            component="span"
            role="img"
            aria-label={t('notified.isNew')}
            sx={{
              width: 8,
              height: 8,
              mt: 0.75,
              flexShrink: 0,
              borderRadius: '50%',
              backgroundColor: 'primary.main',
            }}
          />
        )}
      </Box>
    </li>
  );
}
