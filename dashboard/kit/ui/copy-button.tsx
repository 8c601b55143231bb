import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import CopyIcon from '~icons/ic/baseline-content-copy';
import { useCopy } from '../history/use-copy.ts';

/** Copies a code or a number to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const name = t('detail.copy', { text });
  return (
    <IconButton aria-label={name} title={name} onClick={() => copy(text)} sx={{ p: 0.5 }}>
      <CopyIcon sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
