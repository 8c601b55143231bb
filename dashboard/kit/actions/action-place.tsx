import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { late } from '../ui/late.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import type { ActionPlaceProps } from './place-props.ts';

const ActionBar = late(() => import('./action-bar.tsx').then((m) => m.ActionBar));

/** The place of an entity's actions: a card beside its facts, on a phone a bar that stays in sight. */
export function ActionPlace(props: ActionPlaceProps) {
  const isNarrow = useIsNarrow();
  return isNarrow ? <ActionBar {...props} /> : <ActionCard {...props} />;
}

/** A card with an entity's actions, or with the reason why there are none. */
export function ActionCard({ title, notice, children }: Omit<ActionPlaceProps, 'leading'>) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.75 }}>
      <Typography variant="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {notice}
      {children}
    </Paper>
  );
}
