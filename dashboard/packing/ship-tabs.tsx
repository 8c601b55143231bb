import { useTranslation } from 'react-i18next';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { packingDesk, pastedParcels } from './paths.ts';

/** Links between the desk and the lines of a courier's file. */
export function ShipTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      name={t('packing.tabs.name')}
      tabs={[
        { to: packingDesk, text: t('packing.tabs.desk') },
        { to: pastedParcels, text: t('packing.tabs.lines') },
      ]}
    />
  );
}
