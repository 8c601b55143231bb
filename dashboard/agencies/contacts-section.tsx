import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyContact, AgencyDetail } from '#read-api/agencies/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { RowList } from '../kit/ui/row-list.tsx';
import type { ContactIntent } from './contact-dialog.tsx';
import { ContactText } from './contact-text.tsx';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((m) => ({ default: m.ContactDialog })));

/** Whom an agency is reached by, as its detail has them: now, or as they were. */
export function ContactsSection({ agency }: { agency: AgencyDetail }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const [intent, setIntent] = useState<ContactIntent | null>(null);
  const title = t('agency.sections.contacts');
  const actionsOf = (contact: AgencyContact) => {
    const name = contact.name ?? String(contact.id);
    return [
      {
        text: t('forms.edit'),
        name: t('forms.editOf', { name }),
        onClick: () => setIntent({ kind: 'edit', contact }),
      },
      {
        text: t('forms.picture.remove'),
        name: t('forms.picture.removeOf', { name }),
        danger: true,
        onClick: () => setIntent({ kind: 'remove', contact }),
      },
    ];
  };
  return (
    <Section
      title={title}
      end={
        !isPast && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => setIntent({ kind: 'add' })}
            sx={{ my: -0.5, mr: -0.75 }}
          >
            {t('agency.contact.add')}
          </Button>
        )
      }
    >
      {agency.contacts.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('agency.contact.none')}
        </Typography>
      )}
      <RowList
        name={title}
        rows={agency.contacts.map((contact) => ({
          id: contact.id,
          what: <ContactText contact={contact} />,
          actions: isPast ? [] : actionsOf(contact),
        }))}
      />
      {intent !== null && (
        <Suspense fallback={null}>
          <ContactDialog agencyId={agency.id} intent={intent} onClose={() => setIntent(null)} />
        </Suspense>
      )}
    </Section>
  );
}
