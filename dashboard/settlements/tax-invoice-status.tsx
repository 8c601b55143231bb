import { useTranslation } from 'react-i18next';
import type { TaxInvoice } from '#read-api/settlements/tax-invoices/contract.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

/** Whether a tax invoice is due, overdue or issued; an issued one shows its approval number. */
export function TaxInvoiceStatus({ invoice }: { invoice: TaxInvoice }) {
  const { t } = useTranslation();
  const { approvalNumber, isOverdue } = invoice;
  if (approvalNumber !== null) return <StatusChip tone="good" text={approvalNumber} />;
  if (isOverdue) return <StatusChip tone="bad" text={t('taxInvoice.overdue')} />;
  return <StatusChip tone="waiting" text={t('taxInvoice.due')} />;
}
