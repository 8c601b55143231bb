import Skeleton from '@mui/material/Skeleton';
import { withTexts } from '../i18n/i18n.ts';
import { late } from '../kit/ui/late.tsx';

/** What became of all that concerns one brand, product or member. It loads after its page. */
export const OwnOutcomeSection = late(
  () => withTexts(['metrics'], () => import('./own-outcome.tsx').then((m) => m.OwnOutcome)),
  <Skeleton variant="rounded" height={316} />,
);
