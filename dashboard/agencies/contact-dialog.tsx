import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AgencyContact } from '#read-api/agencies/contract.ts';
import { api } from '../kit/client/api.ts';
import { detailForm, removalOf } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { contactFields, contactValues } from './fields.ts';
import { contactsPath } from './paths.ts';

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
  const form = detailForm(path, intent.contact, contactValues);
  const draftKey = `contact ${intent.contact.id} ${intent.kind}`;
  if (intent.kind === 'edit') {
    return <FormDialog<unknown> {...parts} {...form} draftKey={draftKey} fields={contactFields(t)} />;
  }
  return (
    <FormDialog<unknown>
      {...parts}
      {...form}
      draftKey={draftKey}
      fields={[]}
      isWhole
      danger
      submitText={title}
      send={removalOf(path, intent.contact.id)}
    >
      <Typography variant="body2">
        {t('agency.contact.removeText', { name: intent.contact.name ?? '' })}
      </Typography>
    </FormDialog>
  );
}
