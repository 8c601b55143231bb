import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import type { ParcelKind } from './parcel-kind.ts';

interface KindTabsProps {
  kinds: readonly ParcelKind[];
  chosen: ParcelKind['name'];
  onChoose: (name: ParcelKind['name']) => void;
}

/** Tabs for parcels to members and for returned parcels. */
export function KindTabs({ kinds, chosen, onChoose }: KindTabsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={(theme) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}`, mb: 1.5 })}>
      <Tabs
        value={chosen}
        onChange={(_, name: ParcelKind['name']) => onChoose(name)}
        aria-label={t('parcels.kinds')}
      >
        {kinds.map(({ name }) => (
          <Tab key={name} value={name} label={t(`parcels.kind.${name}`)} />
        ))}
      </Tabs>
    </Box>
  );
}
