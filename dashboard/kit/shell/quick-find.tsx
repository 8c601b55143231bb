import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import SearchIcon from '~icons/ic/baseline-search';
import { withTexts } from '../../i18n/i18n.ts';
import type { Identity } from '../session/token.ts';
import { onSmallHidden } from '../ui/visually-hidden.ts';

const QuickFindDialog = lazy(() =>
  withTexts(['camera'], () =>
    import('./quick-find-dialog.tsx').then((m) => ({ default: m.QuickFindDialog })),
  ),
);

const shortcut = /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Opens quick find from anywhere: a button in the top bar, or Ctrl+K. */
export function QuickFind({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Does not open above another dialog, since its typed text would be lost.
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) setOpen(true);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SearchIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{
          color: 'text.secondary',
          fontWeight: 450,
          minWidth: 40,
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        }}
      >
        <Box component="span" sx={onSmallHidden}>
          {t('shell.find.open')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ ml: 1, fontFamily: 'inherit', fontSize: '0.6875rem', display: { xs: 'none', sm: 'inline' } }}
        >
          {shortcut}
        </Box>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <QuickFindDialog identity={identity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
