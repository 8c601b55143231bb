import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { wholeBodyOf } from '../fields/body.ts';
import type { Values } from '../fields/field.ts';
import { FieldsDialog } from '../fields/fields-dialog.tsx';
import { useFields } from '../fields/use-fields.ts';
import { useErrorText } from '../ui/error-text.ts';
import type { ActionTable, OfferedAction } from './action-table.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { fieldsOf, firstValues, type Picks } from './fields.ts';

interface ActionFormDialogProps {
  table: Pick<ActionTable, 'names'>;
  action: Pick<OfferedAction, 'name' | 'form' | 'fields'>;
  /** Title of the dialog and text of its button; by default the action's name. */
  title?: string;
  /** The entity, as the dialog shows it; left out if the title contains its name. */
  target?: ReactNode;
  draftKey: string;
  note?: ReactNode;
  picks?: Picks;
  /** Initial values from the entity, besides those of the fields. */
  first?: Values;
  /** Inputs below the form's fields. */
  children?: ReactNode;
  isPending?: boolean;
  /** Error of the last attempt; null if there was none. */
  error?: unknown;
  /** Called with the valid fields, in the form of the request's body. */
  onSubmit: (body: Record<string, unknown>) => void;
  onClose: () => void;
}

/** A dialog that asks for an action's fields. It keeps the typed text until the text is sent. */
export function ActionFormDialog(props: ActionFormDialogProps) {
  const { table, action, target, draftKey, note, picks = {}, children, onSubmit, onClose } = props;
  const { first = {}, isPending = false, error = null } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { title = label(t, table.names, action.name) } = props;
  const fields = fieldsOf(t, action.fields, picks);
  const form = useFields(fields, draftOf(draftKey) ?? { ...firstValues(action.fields, picks), ...first });
  // Saves the draft with every letter: an expiring session removes the dialog without closing it.
  const keep = () => keepDraft(draftKey, form.getValues());
  return (
    <FieldsDialog
      title={title}
      form={form}
      fields={fields}
      note={
        <>
          {target !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary">
              {target}
            </Typography>
          )}
          {note}
        </>
      }
      closeText={t('common.close')}
      submitText={title}
      isPending={isPending}
      danger={action.form.look === 'danger'}
      refusal={error === null ? null : errorText(error)}
      onChange={keep}
      onSubmit={(values) => onSubmit(wholeBodyOf(fields, values))}
      onClose={onClose}
    >
      {children}
    </FieldsDialog>
  );
}
