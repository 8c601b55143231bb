import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeQueue } from '#read-api/home/contract.ts';
import type { RoomName } from '../kit/areas/room.ts';
import { useHomeCounts } from '../kit/live/use-home-counts.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { linkOf } from './queue-links.ts';

/** The queues whose counts are shown beside a page's entry in the menu. */
const counted: Readonly<Partial<Record<RoomName, readonly HomeQueue['name'][]>>> = {
  trysetSendList: ['overdueToPrepare', 'dueToday'],
  trysetItems: ['toAccept'],
  checkIn: ['toCheck'],
  outManagement: ['outAskedFor', 'outComing'],
  lookCertification: ['toCertify'],
  lookUses: ['usesUnanswered', 'usesEnding'],
  brandEvents: ['eventsToApprove'],
  users: ['membersApplied'],
  brands: ['brandsApplied', 'brandNamesProposed'],
  orderItems: ['ordersToPrepare', 'ordersToShip', 'orderReturns'],
  payments: ['transfersAwaited', 'refundsFailed', 'refundAccounts'],
  settlements: ['taxInvoicesDue'],
  plans: ['subscriptionsUnpaid'],
  tickets: ['ticketsSuspended'],
  support: ['ticketsWaiting'],
};

/**
 * The counts of a page's queues, beside the page's entry in the menu. Each count links to the list that it counts.
 */
export function WaitCount({ room }: { room: RoomName }) {
  const { t } = useTranslation();
  const names = counted[room];
  const { data = [] } = useHomeCounts();
  const queues = data.filter(({ name, count }) => names?.includes(name) && count > 0);
  if (queues.length === 0) return null;
  return (
    <Box
      component="span"
      data-testid="waiting"
      sx={{ position: 'absolute', right: 10, display: 'flex', gap: 0.25 }}
    >
      {queues.map((queue) => {
        const amount = formatNumber(queue.count);
        const name = t(`queues.${queue.name}`);
        return (
          <Box
            key={queue.name}
            component={Link}
            to={linkOf(queue)}
            title={name}
            aria-label={t('common.countLink', { name, amount })}
            sx={{
              minWidth: 24,
              lineHeight: '24px',
              px: 0.5,
              textAlign: 'right',
              borderRadius: '4px',
              fontSize: '0.75rem',
              fontVariantNumeric: 'tabular-nums',
              color: 'text.secondary',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {amount}
          </Box>
        );
      })}
    </Box>
  );
}
