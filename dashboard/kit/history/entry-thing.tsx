import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { thingText } from './entry-text.ts';
import type { Wording } from './words.ts';

interface EntryThingProps {
  entry: HistoryEntry;
  wording: Wording;
  /** The page with the event's own history; null if it is this page, or if the entity has no page. */
  address: string | null;
}

/** The entity of an event in the colour of its kind, as a link to its page. */
export function EntryThing({ entry, wording, address }: EntryThingProps) {
  const chip = (
    <StatusChip
      tone={wording.known.kinds[entry.category]?.tone ?? 'neutral'}
      text={thingText(wording, entry)}
    />
  );
  return (
    // The name may be that of a product, which can need several lines.
    <Box sx={{ display: 'inline-flex', '& span': { whiteSpace: 'normal' } }}>
      {address === null ? (
        chip
      ) : (
        <Box
          component={Link}
          to={address}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 24,
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {chip}
        </Box>
      )}
    </Box>
  );
}
