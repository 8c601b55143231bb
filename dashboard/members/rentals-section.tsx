import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { UserDetail } from '#read-api/members/contract.ts';
import type { TrysetUserStatus } from '#read-api/trysets/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { toneOf } from '../kit/theme/tones.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { overviewTones } from '../rentals/overview-tones.ts';
import { itemsPath } from '../rentals/rental-links.ts';
import { useStanding } from '../user-tickets/use-standing.ts';
import { requestObstacle } from './request-obstacle.ts';

const path = '/v2/trysets/user-status/{id}';

/** The member's trysets under way, and whether the member may request another. */
export function RentalsSection({ member, isStaff }: { member: UserDetail; isStaff: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: [path, member.id],
    queryFn: ({ signal }) => api.call<TrysetUserStatus>('GET', path, { params: { id: member.id }, signal }),
  });
  const status = data?.data;
  return (
    <Section title={t('member.sections.rentals')}>
      <FactList
        facts={[
          [
            t('member.rentals.all'),
            <Link key="all" to={itemsPath({ user_ids: member.id })}>
              {t('member.rentals.show')}
            </Link>,
          ],
        ]}
      />
      {!isStaff && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('member.rentals.ownBrand')}
        </Typography>
      )}
      {status && isStaff && <MayRequest userId={member.id} role={member.role} />}
      {error !== null && status === undefined && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {error === null && status === undefined && <Skeleton variant="rounded" height={80} sx={{ mt: 1.25 }} />}
      {status && <TrysetsUnderWay trysets={status.trysetStatusOverviewList} />}
    </Section>
  );
}

/** Tells whether the member may request a tryset. The role, a deferred return, or the ticket may prevent it. */
function MayRequest({ userId, role }: { userId: number; role: string }) {
  const { t } = useTranslation();
  const { data } = useStanding(userId);
  if (data === undefined) return null;
  const obstacle = requestObstacle(role, data.data);
  return (
    <Alert severity={obstacle === null ? 'success' : 'warning'} sx={{ mt: 1.25 }}>
      {obstacle === null
        ? t('member.rentals.mayRequest')
        : t(`member.rentals.mayNot.${obstacle}`, { role: label(t, 'member.role', role) })}
    </Alert>
  );
}

function TrysetsUnderWay({ trysets }: { trysets: TrysetUserStatus['trysetStatusOverviewList'] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  if (trysets.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.25 }}>
        {t('member.rentals.none')}
      </Typography>
    );
  }
  function when(tryset: (typeof trysets)[number]): string {
    const { confirmedPickupDate, requestedPickupDate, expirationTime, deliveredTime } = tryset;
    const pickup = confirmedPickupDate ?? requestedPickupDate;
    if (pickup !== null) return t('member.rentals.pickupOn', { time: pickup });
    if (expirationTime !== null) return t('member.rentals.expires', { time: times.date(expirationTime) });
    if (deliveredTime !== null) return t('member.rentals.delivered', { time: times.date(deliveredTime) });
    return tryset.estimatedDeliveryTime === null
      ? ''
      : t('member.rentals.deliveryOn', { time: tryset.estimatedDeliveryTime });
  }
  return (
    <Box
      component="ul"
      aria-label={t('member.sections.trysets')}
      sx={{ listStyle: 'none', m: 0, mt: 1.25, p: 0 }}
    >
      {trysets.map((tryset) => (
        <Box
          component="li"
          key={tryset.trysetId}
          sx={(theme) => ({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 0.75,
            py: 0.5,
            fontSize: '0.8125rem',
            borderTop: `1px solid ${theme.vars.palette.divider}`,
            '& a': { color: 'link', fontWeight: 550 },
          })}
        >
          <Link to={`/tryset/${tryset.trysetId}`}>{t('member.rentals.tryset', { id: tryset.trysetId })}</Link>
          <StatusChip
            tone={toneOf(overviewTones, tryset.status)}
            text={label(t, 'member.overview', tryset.status)}
          />
          <span>{t('member.rentals.items', { amount: formatNumber(tryset.itemsCount) })}</span>
          <Box component="span" sx={{ color: 'text.secondary', ml: 'auto' }}>
            {when(tryset)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
