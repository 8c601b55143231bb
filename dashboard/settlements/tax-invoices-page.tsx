import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaxInvoice } from '#read-api/settlements/tax-invoices/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late } from '../kit/ui/late.tsx';
import { monthOptions } from './month-options.ts';
import { settlementRoom, taxInvoicesPath, taxInvoicesRoom } from './paths.ts';
import { SettlementTabs } from './settlement-tabs.tsx';
import { taxInvoiceCard } from './tax-invoice-card.tsx';
import { taxInvoiceColumns } from './tax-invoice-columns.tsx';
import { taxInvoiceListShape } from './tax-invoice-list-shape.ts';

const NoteDialog = late(() => import('./note-dialog.tsx').then((m) => m.NoteDialog));

/** The tax invoices that the house issues at the tax office; a brand admin sees those of its brand. */
export function TaxInvoicesPage() {
  const { t } = useTranslation();
  const brands = useBrandOptions();
  const months = useMemo(() => monthOptions(new Date()), []);
  const [noted, setNoted] = useState<TaxInvoice | null>(null);
  const columns = useColumns(useMemo(() => taxInvoiceColumns(setNoted), []));
  return (
    <>
      <ListPage<TaxInvoice>
        room="taxInvoices"
        title={t('rooms.taxInvoices')}
        path={taxInvoicesPath}
        csv={{ path: `${taxInvoicesPath}/csv`, fileOf: 'taxInvoices' }}
        shape={taxInvoiceListShape(useIdentity()?.scope)}
        lookups={{ brand_id: brands, month: months }}
        columns={columns}
        narrowCardOf={useCards(taxInvoiceCard)}
        above={<SettlementTabs />}
        pathOf={({ id, of }) =>
          of.kind === 'brand_month' ? settlementRoom(of.id) : `${taxInvoicesRoom}?ids=${id}`
        }
      />
      {noted !== null && <NoteDialog invoice={noted} onClose={() => setNoted(null)} />}
    </>
  );
}
