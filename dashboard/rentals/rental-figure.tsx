import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatNumber } from '../kit/preferences/time.ts';

/** Large enough to be hit, also where numbers stand below one another. */
const target = { display: 'inline-block', minWidth: 24, lineHeight: '24px' };

/** A number that leads to the rows behind it; none of them is nothing to look at. */
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
