import Skeleton from '@mui/material/Skeleton';
import { withTexts } from '../../i18n/i18n.ts';
import { late } from '../../kit/ui/late.tsx';

/** How looks did on both networks. It loads after its page. */
export const NetworkSection = late(
  () =>
    withTexts(['lists', 'look-rooms', 'metrics'], () =>
      import('./network-view.tsx').then((m) => m.NetworkView),
    ),
  <Skeleton variant="rounded" height={620} />,
);
