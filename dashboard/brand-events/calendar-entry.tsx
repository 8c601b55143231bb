import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { label } from '../i18n/label.ts';
import { hoursText, seatsText } from './event-text.ts';
import { brandEventsRoom } from './paths.ts';

/** An event on one of its days: its tag, hours and seats. */
export function CalendarEntry({ event }: { event: BrandEventAnswer }) {
  const { t } = useTranslation();
  return (
    <Box
      component={Link}
      to={`${brandEventsRoom}/${event.id}`}
      title={label(t, 'brandEvent.state', event.state)}
      sx={(theme) => ({
        display: 'block',
        minWidth: 0,
        px: 0.75,
        py: 0.5,
        borderRadius: '4px',
        fontSize: '0.75rem',
        lineHeight: 1.4,
        color: 'text.primary',
        textDecoration: 'none',
        border: `1px ${event.state === 'pending' ? 'dashed' : 'solid'} ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        overflowWrap: 'anywhere',
        '&:hover': { borderColor: theme.vars.palette.text.secondary },
      })}
    >
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {event.brandTag}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {[hoursText(event), t('brandEvent.seatsOf', { seats: seatsText(event) })].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
