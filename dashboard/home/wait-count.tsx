import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { HomeQueue } from '#read-api/home/contract.ts';
import type { RoomName } from '../kit/areas/room.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { useHomeCounts } from './use-home.ts';

/** What is counted beside the entry of a room: what somebody is to do there. */
const counted: Readonly<Partial<Record<RoomName, readonly HomeQueue['name'][]>>> = {
  trysetSendList: ['overdueToPrepare', 'dueToday'],
  trysetItems: ['toAccept'],
  checkIn: ['toCheck'],
  outManagement: ['outAskedFor', 'outComing'],
  lookCertification: ['toCertify'],
  users: ['membersApplied'],
  brands: ['brandsApplied', 'brandNamesProposed'],
  support: ['ticketsWaiting'],
};

/** How much waits in a room, beside its entry in the navigation. */
export function WaitCount({ room }: { room: RoomName }) {
  const { t } = useTranslation();
  const names = counted[room];
  const { data = [] } = useHomeCounts();
  const queues = data.filter(({ name }) => names?.includes(name));
  const amount = queues.reduce((sum, { count }) => sum + count, 0);
  if (amount === 0) return null;
  const text = formatNumber(amount);
  return (
    <Box
      component="span"
      data-testid="waiting"
      sx={{
        position: 'absolute',
        right: 18,
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        color: 'text.secondary',
        pointerEvents: 'none',
      }}
    >
      <span aria-hidden>{text}</span>
      <span style={visuallyHidden}>{t('shell.waiting', { amount: text })}</span>
    </Box>
  );
}
