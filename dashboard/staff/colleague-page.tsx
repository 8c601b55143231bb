import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { shownPhone } from '#domain/text/phone.ts';
import type { Colleague } from '#read-api/staff/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { detailForm } from '../kit/edit/detail-form.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { ownPasswordField } from '../kit/session/own-password-field.ts';
import { ProposedAddress } from '../kit/session/proposed-address.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ColleagueActions } from './colleague-actions.tsx';
import { colleagueValues, contactFields, rolesField, staffPath } from './fields.ts';

/** A colleague's account: contact data, roles, actions and history. */
export function ColleaguePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: [staffPath, id],
    queryFn: ({ signal }) => api.call<Colleague>('GET', staffPath, { params: { id }, signal }),
  });
  const back = { to: '/staff', name: t('rooms.staff') };
  return (
    <DetailFrame query={query} back={back}>
      {(colleague) => <Shown key={colleague.id} colleague={colleague} back={back} />}
    </DetailFrame>
  );
}

function Shown({ colleague, back }: { colleague: Colleague; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const identity = useIdentity();
  const isOwner = useMay('owner');
  const isOwn = identity?.id === colleague.id;
  const { id, username, name, email, phone, roles, isInvited } = colleague;
  const main = (
    <>
      <EditSection
        title={t('staff.section')}
        mayEdit
        asks="owner"
        draftKey={`staff ${id}`}
        fields={[...contactFields(t), ...(isOwn ? [ownPasswordField(t)] : []), rolesField(t)]}
        note={`${t('staff.rolesText')} ${isOwn ? t('forms.address.noteOwn') : t('forms.address.note')}`}
        {...detailForm(staffPath, colleague, colleagueValues)}
      >
        <FactList
          facts={[
            [t('staff.fields.id'), id],
            [
              t('staff.fields.username'),
              <span key="username" data-stored>
                {username}
              </span>,
            ],
            [t('staff.fields.name'), name],
            [t('staff.fields.email'), email],
            [t('staff.fields.phone'), phone && shownPhone(phone)],
            [t('staff.roles'), roles.map((role) => label(t, 'staff.role', role)).join(', ')],
            [t('staff.columns.created'), times.dateTime(colleague.createdTime)],
            [t('staff.columns.updated'), times.dateTime(colleague.updatedTime)],
          ]}
        />
        <ProposedAddress of={{ kind: 'staff', id }} at={colleague.revision} mayEnd={isOwner || isOwn} />
      </EditSection>
      <Timeline path={`${staffPath}/history`} id={id} />
    </>
  );
  return (
    <>
      <PageHeader
        back={back}
        title={name ?? username}
        subtitle={name === null ? null : <span data-stored>{username}</span>}
      >
        {isInvited ? (
          <StatusChip tone="waiting" text={t('staff.invited')} />
        ) : (
          <StatusChip tone="good" text={t('staff.active')} />
        )}
        {isOwn && <StatusChip tone="neutral" text={t('staff.you')} />}
      </PageHeader>
      <TwoColumns main={main} side={isOwner && <ColleagueActions colleague={colleague} />} />
    </>
  );
}
