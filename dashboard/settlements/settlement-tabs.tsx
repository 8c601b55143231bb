import { useTranslation } from 'react-i18next';
import { useIdentity } from '../kit/session/session-store.ts';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { houseRoom, settlementsRoom, taxInvoicesRoom } from './paths.ts';

/** Links between the months of brands, their tax invoices and, for staff, the house. */
export function SettlementTabs() {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  return (
    <PageTabs
      name={t('rooms.settlements')}
      tabs={[
        { to: settlementsRoom, text: t('settlement.months') },
        { to: taxInvoicesRoom, text: t('rooms.taxInvoices') },
        ...(isStaff ? [{ to: houseRoom, text: t('rooms.house') }] : []),
      ]}
    />
  );
}
