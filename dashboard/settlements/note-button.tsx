import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { TaxInvoice } from '#read-api/settlements/tax-invoices/contract.ts';
import { useNoteAction } from './use-note-action.ts';

interface NoteButtonProps {
  invoice: TaxInvoice;
  onNote: (invoice: TaxInvoice) => void;
}

/** Opens the dialog for the approval number, for people who may note it. */
export function NoteButton({ invoice, onNote }: NoteButtonProps) {
  const { t } = useTranslation();
  if (useNoteAction() === null) return null;
  return (
    <Button size="small" onClick={() => onNote(invoice)}>
      {t(invoice.approvalNumber === null ? 'taxInvoice.note' : 'taxInvoice.correct')}
    </Button>
  );
}
