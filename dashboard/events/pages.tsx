import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { thumbSized } from '../kit/ui/thumb-sized.ts';
import type { Cursor } from './use-events.ts';

interface PagesProps {
  previous: Cursor | null;
  next: Cursor | null;
  isNewestFirst: boolean;
  onGo: (to: Cursor) => void;
}

/** The buttons for newer and older events. A search by cursor has no page numbers. */
export function Pages({ previous, next, isNewestFirst, onGo }: PagesProps) {
  const { t } = useTranslation();
  const texts = [t('events.newer'), t('events.older')];
  const [back, on] = isNewestFirst ? texts : texts.toReversed();
  return (
    <Box
      component="nav"
      aria-label={t('list.page')}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 1.5, ...thumbSized }}
    >
      <Button variant="outlined" disabled={previous === null} onClick={() => previous && onGo(previous)}>
        {back}
      </Button>
      <Button variant="outlined" disabled={next === null} onClick={() => next && onGo(next)}>
        {on}
      </Button>
    </Box>
  );
}
