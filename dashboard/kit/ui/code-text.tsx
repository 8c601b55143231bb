import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import CopyIcon from '~icons/ic/baseline-content-copy';
import { useCopy } from '../history/use-copy.ts';

/** A text for programmers, such as JSON or a traceback, with a button that copies it. It needs the texts of `history`. */
export function CodeText({ text }: { text: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="pre"
        tabIndex={0}
        data-stored=""
        sx={(theme) => ({
          m: 0,
          p: 1.25,
          // Below the button, which would cover long lines.
          pt: 5.5,
          maxHeight: 320,
          overflow: 'auto',
          fontSize: '0.75rem',
          lineHeight: 1.45,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          borderRadius: '4px',
          backgroundColor: theme.vars.palette.background.default,
        })}
      >
        {text}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<CopyIcon />}
        sx={{ position: 'absolute', top: 6, right: 16, backgroundColor: 'background.paper' }}
        onClick={() => copy(text)}
      >
        {t('history.copyRaw')}
      </Button>
    </Box>
  );
}
