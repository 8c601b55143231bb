import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PointMove } from '#read-api/briefs/points/move-contract.ts';
import { label } from '../i18n/label.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';

/** `+500`, `−200`: with the true minus sign, which is as wide as a plus. */
const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${formatNumber(Math.abs(delta))}`;

type Subject = Pick<PointMove, 'data'>;

/** A link to the subject of a movement, or its number if it has no page. */
function Part({ kind, id }: { kind: 'tryset' | 'order' | 'ticket' | 'look'; id: number | null }) {
  const { t } = useTranslation();
  if (id === null) return null;
  return (
    <>
      <ThingLink kind={kind} id={id}>
        {t(`points.${kind}`, { id })}
      </ThingLink>{' '}
      ·{' '}
    </>
  );
}

/** The tryset, order or ticket that the points were spent on, or the look that changed them. Others have a message only. */
function WhatFor({ data: { trysetId, orderId, ticketId, lookId } }: Subject) {
  return (
    <>
      <Part kind="tryset" id={trysetId} />
      <Part kind="order" id={orderId} />
      <Part kind="ticket" id={ticketId} />
      <Part kind="look" id={lookId} />
    </>
  );
}

/** Point movements, each with the balance after it. */
export function MoveList({ moves, none }: { moves: readonly PointMove[]; none: string }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  if (moves.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={t('points.moves')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {moves.map(({ id, delta, balance, data, createdTime }) => (
        <Box
          component="li"
          key={id}
          sx={(theme) => ({
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            columnGap: 1.5,
            py: 0.75,
            fontSize: '0.8125rem',
            '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
          })}
        >
          <span>{label(t, 'points.reason', data.type)}</span>
          <Box
            component="span"
            sx={{ textAlign: 'right', fontWeight: 600, color: delta > 0 ? 'success.main' : 'error.main' }}
          >
            {signed(delta)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {data.message !== null && `${data.message} · `}
            <WhatFor data={data} />
            {times.dateTime(createdTime)}
          </Box>
          <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
            {t('points.afterwards', { amount: formatNumber(balance) })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
