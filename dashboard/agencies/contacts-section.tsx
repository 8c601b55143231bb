import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyDetail } from '#read-api/agencies/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { editAndRemove } from '../kit/ui/row-list.tsx';
import { known } from '../kit/ui/use-short-list.ts';
import type { ContactIntent } from './contact-dialog.tsx';
import { ContactText } from './contact-text.tsx';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((m) => ({ default: m.ContactDialog })));

/** The contacts of an agency, in its present or past state. */
export function ContactsSection({ agency }: { agency: AgencyDetail }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const [intent, setIntent] = useState<ContactIntent | null>(null);
  return (
    <ListSection
      title={t('agency.sections.contacts')}
      list={known(agency.contacts)}
      none={t('agency.contact.none')}
      add={!isPast && { text: t('agency.contact.add'), onClick: () => setIntent({ kind: 'add' }) }}
      rowOf={(contact) => ({
        id: contact.id,
        what: <ContactText contact={contact} />,
        actions: isPast
          ? []
          : editAndRemove(t, contact.name ?? String(contact.id), {
              edit: () => setIntent({ kind: 'edit', contact }),
              remove: () => setIntent({ kind: 'remove', contact }),
            }),
      })}
    >
      {intent !== null && (
        <ContactDialog agencyId={agency.id} intent={intent} onClose={() => setIntent(null)} />
      )}
    </ListSection>
  );
}
