import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withTexts } from '../../i18n/i18n.ts';
import { useAreas } from '../areas/use-areas.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';
import { BarMenu } from './bar-menu.tsx';
import { helpAddress } from './help-address.ts';
import type { HelpDialog } from './help-item.ts';

interface HelpItemsProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * The entries of the help menu. The help center opens in a new tab, so that people keep their work open. A chosen
 * dialog replaces the menu.
 */
export function HelpItems({ anchor, onClose }: HelpItemsProps) {
  const { t } = useTranslation();
  const { help } = useAreas();
  const errorText = useErrorText();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  async function open({ texts, load }: HelpDialog) {
    try {
      const loaded = await withTexts(texts, load);
      setDialog(() => loaded);
    } catch (error) {
      notify('fail', errorText(error));
      onClose();
    }
  }
  if (Dialog !== null) return <Dialog onClose={onClose} />;
  return (
    <BarMenu anchor={anchor} onClose={onClose}>
      {help.map(({ name, path, dialog }) =>
        dialog === undefined ? (
          <MenuItem key={name(t)} component={Link} to={path ?? '/'} onClick={onClose}>
            {name(t)}
          </MenuItem>
        ) : (
          <MenuItem key={name(t)} onClick={() => open(dialog)}>
            {name(t)}
          </MenuItem>
        ),
      )}
      <MenuItem
        component="a"
        href={helpAddress(import.meta.env.VITE_HELP_PAGE_ID)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('shell.newTab', { name: t('shell.help') })}
        onClick={onClose}
      >
        {t('shell.help')}
      </MenuItem>
    </BarMenu>
  );
}
