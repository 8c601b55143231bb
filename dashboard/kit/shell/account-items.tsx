import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import AddressIcon from '~icons/ic/outline-alternate-email';
import DevicesIcon from '~icons/ic/outline-devices';
import KeyIcon from '~icons/ic/outline-key';
import LogoutIcon from '~icons/ic/outline-logout';
import SecondFactorIcon from '~icons/ic/outline-phonelink-lock';
import type { Identity } from '../session/token.ts';
import { BarMenu } from './bar-menu.tsx';

interface AccountItemsProps {
  identity: Identity;
  anchor: HTMLElement;
  onPassword: () => void;
  onAddress: () => void;
  onSecondFactor: () => void;
  onSessions: () => void;
  onClose: () => void;
}

/** The signed-in person's name and scope, with the account actions. */
export function AccountItems({
  identity,
  anchor,
  onPassword,
  onAddress,
  onSecondFactor,
  onSessions,
  onClose,
}: AccountItemsProps) {
  const { t } = useTranslation();
  return (
    <BarMenu anchor={anchor} onClose={onClose}>
      <Box component="li" role="presentation" sx={{ px: 2, py: 0.75 }}>
        <Typography variant="h3" component="div">
          {identity.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(`shell.scopes.${identity.scope}`)}
          {identity.brand && ` · ${identity.brand.name || identity.brand.nameKo || ''}`}
        </Typography>
      </Box>
      <Divider sx={{ my: 0.5 }} />
      <MenuItem onClick={onPassword}>
        <ListItemIcon>
          <KeyIcon fontSize="small" />
        </ListItemIcon>
        {t('shell.changePassword')}
      </MenuItem>
      <MenuItem onClick={onAddress}>
        <ListItemIcon>
          <AddressIcon fontSize="small" />
        </ListItemIcon>
        {t('shell.changeAddress')}
      </MenuItem>
      <MenuItem onClick={onSecondFactor}>
        <ListItemIcon>
          <SecondFactorIcon fontSize="small" />
        </ListItemIcon>
        {t('shell.secondFactor')}
      </MenuItem>
      <MenuItem onClick={onSessions}>
        <ListItemIcon>
          <DevicesIcon fontSize="small" />
        </ListItemIcon>
        {t('shell.sessions')}
      </MenuItem>
      <MenuItem component={Link} to="/logout" onClick={onClose}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {t('shell.logOut')}
      </MenuItem>
    </BarMenu>
  );
}
