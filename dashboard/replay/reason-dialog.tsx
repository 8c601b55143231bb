import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { wholeBodyOf } from '../kit/fields/body.ts';
import { FieldsDialog } from '../kit/fields/fields-dialog.tsx';
import { useFields } from '../kit/fields/use-fields.ts';
import { reasonFields } from './fields.ts';

interface ReasonDialogProps {
  title: string;
  help: string;
  /** Text of the submit button. */
  ok: string;
  isRequired: boolean;
  isDanger?: boolean;
  isPending: boolean;
  /** Called with the reason, in the form of the request's body. */
  onSend: (said: { reason?: string }) => void;
  onClose: () => void;
}

/** Asks for the reason of an action. The reason is recorded with the actor. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, help, ok, isRequired, isDanger = false, isPending, onSend, onClose } = props;
  const { t } = useTranslation();
  const fields = reasonFields(t, isRequired);
  const form = useFields(fields, {});
  return (
    <FieldsDialog
      title={title}
      form={form}
      fields={fields}
      note={<Typography variant="body2">{help}</Typography>}
      submitText={ok}
      pendingText={ok}
      isPending={isPending}
      danger={isDanger}
      onSubmit={(values) => onSend(wholeBodyOf(fields, values))}
      onClose={onClose}
    />
  );
}
