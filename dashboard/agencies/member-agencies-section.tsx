import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgencyContact } from '#read-api/agencies/contract.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { useShortList } from '../kit/ui/use-short-list.ts';
import { ContactText } from './contact-text.tsx';
import { memberContactsPath } from './fields.ts';
import type { NamingIntent } from './naming-dialog.tsx';

const NamingDialog = lazy(() => import('./naming-dialog.tsx').then((m) => ({ default: m.NamingDialog })));

/** The agency contacts of a member: at most one of each agency. */
export function MemberAgenciesSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<NamingIntent | null>(null);
  return (
    <ListSection
      title={t('agency.ofMember.title')}
      list={useShortList<AgencyContact>(memberContactsPath, userId)}
      none={t('agency.ofMember.none')}
      add={{ text: t('agency.ofMember.add'), onClick: () => setIntent({ kind: 'add' }) }}
      rowOf={(contact) => ({
        id: contact.id,
        what: (
          <ContactText
            contact={contact}
            after={
              <>
                {' · '}
                <Link to={`/agency/edit/${contact.agency.id}`}>{contact.agency.name}</Link>
              </>
            }
          />
        ),
        actions: [
          {
            text: t('agency.ofMember.replace'),
            name: `${t('agency.ofMember.replace')}: ${contact.name}`,
            onClick: () => setIntent({ kind: 'replace', contact }),
          },
          {
            text: t('forms.picture.remove'),
            name: t('forms.picture.removeOf', { name: contact.name ?? '' }),
            danger: true,
            onClick: () => setIntent({ kind: 'remove', contact }),
          },
        ],
      })}
    >
      {intent !== null && <NamingDialog userId={userId} intent={intent} onClose={() => setIntent(null)} />}
    </ListSection>
  );
}
