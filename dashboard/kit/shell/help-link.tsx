import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { helpAddress } from './help-address.ts';

/** To the help center, in a tab of its own: nobody leaves their work to read how it is done. */
export function HelpLink() {
  const { t } = useTranslation();
  return (
    <IconButton
      component="a"
      href={helpAddress(import.meta.env.VITE_HELP_PAGE_ID)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('shell.newTab', { name: t('shell.help') })}
      title={t('shell.newTab', { name: t('shell.help') })}
    >
      <HelpIcon fontSize="small" />
    </IconButton>
  );
}
