import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Identity } from '../session/token.ts';
import { linkLook } from '../theme/link-look.ts';

interface SettingsLinksProps {
  identity: Identity | null;
  onClose: () => void;
}

/** Links to pages that no menu lists: the reset of this browser's data and, for staff, the components of the dashboard. */
export function SettingsLinks({ identity, onClose }: SettingsLinksProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, fontSize: '0.8125rem', '& a': linkLook }}>
      <Link to="/reset-cache" onClick={onClose}>
        {t('rooms.resetCache')}
      </Link>
      {identity?.scope === 'staff' && (
        <Link to="/design" onClick={onClose}>
          {t('rooms.design')}
        </Link>
      )}
    </Box>
  );
}
