import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatNumber } from '../kit/preferences/time.ts';

/** The minimum target size of 24 pixels, also for numbers on lines below one another. */
const target = { display: 'inline-block', minWidth: 24, lineHeight: '24px' };

/** A number that links to the rows behind it. A zero is not linked. */
export function RentalFigure({ count, to, name }: { count: number; to: string; name: string }) {
  if (count === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        0
      </Box>
    );
  }
  return (
    <Link to={to} aria-label={`${name}: ${formatNumber(count)}`} style={target}>
      {formatNumber(count)}
    </Link>
  );
}
