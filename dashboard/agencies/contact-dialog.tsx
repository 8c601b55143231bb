import { useTranslation } from 'react-i18next';
import type { AgencyContact } from '#read-api/agencies/contract.ts';
import { api } from '../kit/client/api.ts';
import { detailForm } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { RemoveDialog } from '../kit/edit/remove-dialog.tsx';
import { contactFields, contactsPath, contactValues } from './fields.ts';

export type ContactIntent = { kind: 'add' } | { kind: 'edit' | 'remove'; contact: AgencyContact };

interface ContactDialogProps {
  agencyId: number;
  intent: ContactIntent;
  onClose: () => void;
}

const path = `${contactsPath}/{id}`;

/** Adds, edits or removes a contact. The server refuses the removal while a member still has this contact. */
export function ContactDialog({ agencyId, intent, onClose }: ContactDialogProps) {
  const { t } = useTranslation();
  const title = t(`agency.contact.${intent.kind}`);
  const parts = { title, onDone: onClose, onClose };
  if (intent.kind === 'add') {
    return (
      <FormDialog<unknown>
        {...parts}
        draftKey={`agency ${agencyId} contact`}
        fields={contactFields(t)}
        current={{ values: contactValues(), revision: '' }}
        send={(body, { intent: key }) =>
          api.call('POST', '/v2/agencies/{id}/contacts', { params: { id: agencyId }, body, intent: key })
        }
      />
    );
  }
  const draftKey = `contact ${intent.contact.id} ${intent.kind}`;
  if (intent.kind === 'edit') {
    const form = detailForm(path, intent.contact, contactValues);
    return <FormDialog<unknown> {...parts} {...form} draftKey={draftKey} fields={contactFields(t)} />;
  }
  return (
    <RemoveDialog
      title={title}
      text={t('agency.contact.removeText', { name: intent.contact.name ?? '' })}
      path={path}
      detail={intent.contact}
      valuesOf={contactValues}
      draftKey={draftKey}
      onClose={onClose}
    />
  );
}
