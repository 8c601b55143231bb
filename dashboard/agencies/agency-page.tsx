import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { AgencyDetail } from '#read-api/agencies/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { detailForm } from '../kit/edit/detail-form.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { Stacks } from '../kit/edit/stacks.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { useShortList } from '../kit/ui/use-short-list.ts';
import { ContactsSection } from './contacts-section.tsx';
import { agencyFields, agencyPath, agencyValues } from './fields.ts';

const RemoveDialog = lazy(() =>
  import('../kit/edit/remove-dialog.tsx').then((m) => ({ default: m.RemoveDialog })),
);

const life = ['agency', 'agency_contact'] as const;

export function AgencyPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: '/agency', name: t('rooms.agencies') };
  return (
    <PastFrame<AgencyDetail> life={life} path={agencyPath} id={id} back={back}>
      {(agency) => <Agency key={agency.id} agency={agency} back={back} />}
    </PastFrame>
  );
}

function Agency({ agency, back }: { agency: AgencyDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { isPast } = usePast();
  const [isRemoving, setRemoving] = useState(false);
  const link = agency.url && (
    <a href={agency.url} target="_blank" rel="noreferrer">
      {agency.url}
    </a>
  );
  return (
    <>
      <PageHeader
        back={back}
        title={agency.name}
        subtitle={link}
        end={
          <>
            <PastButton />
            {!isPast && (
              <May>
                <Button variant="outlined" color="error" onClick={() => setRemoving(true)}>
                  {t('agency.remove')}
                </Button>
              </May>
            )}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Stacks
          first={
            <>
              <EditSection
                title={t('agency.sections.profile')}
                mayEdit={!isPast}
                draftKey={`agency ${agency.id}`}
                fields={agencyFields(t)}
                {...detailForm(agencyPath, agency, agencyValues)}
              >
                <FactList
                  facts={[
                    [t('agency.fields.id'), agency.id],
                    [t('agency.fields.name'), agency.name],
                    [t('agency.fields.url'), link],
                    [t('agency.fields.members'), agency.memberCount],
                    [t('agency.fields.createdTime'), times.dateTime(agency.createdTime)],
                    [t('agency.fields.updatedTime'), times.dateTime(agency.updatedTime)],
                  ]}
                />
              </EditSection>
              <ContactsSection agency={agency} />
            </>
          }
          second={!isPast && <Members id={agency.id} />}
        />
        <Timeline path={`${agencyPath}/history`} id={agency.id} />
      </Box>
      {isRemoving && (
        <Suspense fallback={null}>
          <RemoveDialog
            title={t('agency.remove')}
            text={t('agency.removeText', { name: agency.name })}
            path={agencyPath}
            detail={agency}
            draftKey={`agency ${agency.id} remove`}
            to="/agency"
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A member whom a contact of the agency represents. */
interface Named {
  id: number;
  username: string | null;
  contact: { name: string | null };
}

function Members({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <ListSection
      title={t('agency.sections.members')}
      list={useShortList<Named>(`${agencyPath}/members`, id)}
      none={t('agency.noMembers')}
      rowOf={(member) => ({
        id: member.id,
        what: (
          <>
            <Link to={`/curators/${member.id}`}>{member.username ?? t('common.unknownPerson')}</Link>
            {member.contact.name && ` · ${member.contact.name}`}
          </>
        ),
        actions: [],
      })}
    />
  );
}
