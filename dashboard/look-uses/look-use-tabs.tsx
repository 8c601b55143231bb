import { useTranslation } from 'react-i18next';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { lookUseMonthsRoom, lookUsesRoom } from './paths.ts';

/** Links between the uses of looks and the months that charge them. */
export function LookUseTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      name={t('rooms.lookUses')}
      tabs={[
        { to: lookUsesRoom, text: t('lookUse.tabs.uses') },
        { to: lookUseMonthsRoom, text: t('lookUse.tabs.months') },
      ]}
    />
  );
}
