import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { needTexts } from '../i18n/i18n.ts';
import type { Identity } from '../session/token.ts';

const PasswordDialog = lazy(async () => {
  const [loaded] = await Promise.all([import('../session/password-dialog.tsx'), needTexts(['forms'])]);
  return { default: loaded.PasswordDialog };
});

export function AccountMenu({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PersonIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {identity.name || t('shell.account')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { variant: 'outlined', sx: { minWidth: 200 } } }}
      >
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
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setChanging(true);
          }}
        >
          <ListItemIcon>
            <KeyIcon fontSize="small" />
          </ListItemIcon>
          {t('shell.changePassword')}
        </MenuItem>
        <MenuItem component={Link} to="/logout" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('shell.logOut')}
        </MenuItem>
      </Menu>
      {isChanging && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
