import { useTranslation } from 'react-i18next';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { settlementsRoom, taxInvoicesRoom } from './paths.ts';

/** Links between the months of brands and their tax invoices. */
export function SettlementTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      name={t('rooms.settlements')}
      tabs={[
        { to: settlementsRoom, text: t('settlement.months') },
        { to: taxInvoicesRoom, text: t('rooms.taxInvoices') },
      ]}
    />
  );
}
