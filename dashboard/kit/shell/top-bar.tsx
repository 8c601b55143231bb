import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import MenuIcon from '~icons/ic/baseline-menu';
import { useAreas } from '../areas/use-areas.ts';
import type { Identity } from '../session/token.ts';
import { thumbSized } from '../ui/thumb-sized.ts';
import { AccountMenu } from './account-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { HomeLink } from './home-link.tsx';
import { QuickFind } from './quick-find.tsx';
import { SettingsMenu } from './settings-menu.tsx';

export function TopBar({ identity, onMenu }: { identity: Identity; onMenu: (() => void) | null }) {
  const { t } = useTranslation();
  const { bar } = useAreas();
  const brand = identity.brand?.name || identity.brand?.nameKo;
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: theme.zIndex.appBar,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.25, sm: 1 },
        height: 52,
        px: { xs: 1, sm: 2.5 },
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.default,
        ...thumbSized,
      })}
    >
      {onMenu && (
        <>
          <IconButton onClick={onMenu} aria-label={t('shell.openNavigation')} edge="start">
            <MenuIcon />
          </IconButton>
          <HomeLink isShort={Boolean(brand)} />
        </>
      )}
      {brand && (
        <Typography variant="h3" component="span" noWrap title={brand}>
          {brand}
        </Typography>
      )}
      <Box sx={{ flexGrow: 1 }} />
      <QuickFind identity={identity} />
      {bar.map((Part, index) => (
        // Reserves the width of a button, so that nothing moves when the part loads.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of areas never changes.
        <Box key={index} sx={{ minWidth: { xs: 44, sm: 34 } }}>
          <Part />
        </Box>
      ))}
      <HelpMenu />
      <SettingsMenu />
      <AccountMenu identity={identity} />
    </Box>
  );
}
