import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { TaxInvoice } from '#read-api/settlements/tax-invoices/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ActionDialog } from '../kit/actions/action-dialog.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { monthActionTable } from './month-action-table.ts';
import { brandInvoicesPath } from './paths.ts';
import { useNoteAction } from './use-note-action.ts';

/** Notes or corrects the approval number of a tax invoice, on the month or on the brand's invoice. */
export function NoteDialog({ invoice, onClose }: { invoice: TaxInvoice; onClose: () => void }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const action = useNoteAction();
  if (action === null) return null;
  const { id, of, brand, month, kind, approvalNumber } = invoice;
  const path = of.kind === 'brand_month' ? monthActionTable.path : brandInvoicesPath;
  return (
    <ActionDialog<CommandAnswer>
      table={{ ...monthActionTable, path }}
      action={action}
      target={`${brandName(brand, language)} · ${month} · ${t(`taxInvoice.kind.${kind}`)}`}
      draftKey={`tax-invoice-${id}`}
      path={`/${of.id}/actions/note_tax_invoice`}
      {...(approvalNumber !== null && { first: { approval_number: approvalNumber } })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
