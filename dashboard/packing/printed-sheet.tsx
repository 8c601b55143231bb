import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import PrintIcon from '~icons/ic/outline-print';
import { printedDialog } from '../kit/ui/printed-dialog.ts';

interface PrintedSheetProps {
  title: string;
  /** How much it lists, and when that was read. */
  about: string;
  /** The text of the button that prints. */
  print: string;
  onClose: () => void;
  children: ReactNode;
}

/** A list on paper. The browser prints the list on the screen, without the page below. */
export function PrintedSheet({ title, about, print, onClose, children }: PrintedSheetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <GlobalStyles styles={printedDialog} />
      <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 960, width: '100%', mx: 'auto' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
          <Typography variant="h1" component="h2" id={titleId}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {about}
          </Typography>
          <Box className="not-printed" sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()} autoFocus>
              {print}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('common.close')}
            </Button>
          </Box>
        </Box>
        {children}
      </Box>
    </Dialog>
  );
}

/** One sheet's part that stays on one page. */
export function Slip({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={(theme) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: '8px',
        p: 2,
        mb: 2,
        breakInside: 'avoid-page',
      })}
    >
      {children}
    </Box>
  );
}
