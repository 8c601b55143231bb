import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { PictureSlot } from '../kit/edit/picture-slot.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { ProposedAddress } from '../kit/session/proposed-address.tsx';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import {
  contactFields,
  contactValues,
  noteFields,
  noteValues,
  profileFields,
  profileValues,
  settingFields,
  settingValues,
} from './member-fields.ts';
import { useLinkedAccounts } from './use-linked-accounts.ts';
import { memberForm } from './use-member.ts';

interface MemberFactsProps {
  member: UserDetail;
  isStaff: boolean;
}

/** The member's profile, with a form for staff. */
export function ProfileSection({ member, isStaff }: MemberFactsProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const linked = useLinkedAccounts(member.id, isStaff);
  const yes = (flag: boolean) => t(flag ? 'common.yes' : 'common.no');
  return (
    <EditSection
      title={t('member.sections.profile')}
      mayEdit={isStaff}
      draftKey={`member ${member.id} profile`}
      fields={profileFields(t)}
      {...memberForm(member, profileValues)}
    >
      <FactList
        facts={[
          [t('member.fields.id'), member.id],
          [t('member.fields.username'), member.username],
          [t('member.fields.role'), label(t, 'member.role', member.role)],
          [t('member.fields.grade'), label(t, 'member.grade', member.grade)],
          [t('member.fields.gender'), member.gender && label(t, 'member.gender', member.gender)],
          [t('member.fields.region_id'), label(t, 'member.region', member.regionId)],
          [t('member.fields.bio'), member.bio],
          [t('member.fields.is_public'), yes(member.isPublic)],
          ...(member.usePointsForPlan === null
            ? []
            : [[t('member.fields.use_points_for_plan'), yes(member.usePointsForPlan)] satisfies Fact]),
          [t('member.fields.linkedAccounts'), linked],
          ...(member.signUp === null ? [] : signUpFacts(t, member.signUp)),
          [t('member.fields.joined'), times.dateTime(member.createdTime)],
          [t('member.fields.updated'), times.dateTime(member.updatedTime)],
        ]}
      />
    </EditSection>
  );
}

/** The answers that the member gave at sign-up. */
function signUpFacts(t: TFunction, { links, invitationCode }: NonNullable<UserDetail['signUp']>): Fact[] {
  return [
    [
      t('member.fields.links'),
      links.map((link) => (
        <Box component="a" key={link} href={link} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
          {link}
        </Box>
      )),
    ],
    [t('member.fields.invitationCode'), invitationCode],
  ];
}

/** The member's contact data, for staff. */
export function ContactSection({ member, isStaff }: MemberFactsProps) {
  const { t } = useTranslation();
  const mayWork = useMay();
  const { address } = member;
  const lines = [address?.postcode, address?.address1, address?.address2].filter(Boolean);
  return (
    <EditSection
      title={t('member.sections.contact')}
      mayEdit={isStaff}
      draftKey={`member ${member.id} contact`}
      note={t('forms.address.note')}
      fields={contactFields(t)}
      {...memberForm(member, contactValues)}
    >
      <FactList
        facts={[
          [t('member.fields.real_name'), member.realName],
          [
            t('member.fields.phone'),
            member.phone && <a href={`tel:${member.phone}`}>{shownPhone(member.phone, member.regionId)}</a>,
          ],
          [t('member.fields.email'), member.email && <a href={`mailto:${member.email}`}>{member.email}</a>],
          [t('member.fields.birthday'), member.birthday],
          [t('member.fields.address'), lines.join(', ')],
        ]}
      />
      {isStaff && (
        <ProposedAddress of={{ kind: 'user', id: member.id }} at={member.revision} mayEnd={mayWork} />
      )}
    </EditSection>
  );
}

/** The member's individual limits and rewards, for staff. */
export function SettingSection({ member, isStaff }: MemberFactsProps) {
  const { t } = useTranslation();
  const fields = settingFields(t);
  const values = settingValues(member);
  const facts = fields.map(({ name, text, kind }): Fact => {
    const value = values[name] ?? '';
    if (kind === 'flag') return [text, value === 'true' ? t('common.yes') : t('common.no')];
    return [text, value === '' ? null : formatNumber(Number(value))];
  });
  return (
    <EditSection
      title={t('member.sections.setting')}
      mayEdit={isStaff}
      draftKey={`member ${member.id} setting`}
      note={t('member.ownLimit')}
      fields={fields}
      {...memberForm(member, settingValues)}
    >
      <FactList facts={facts} />
    </EditSection>
  );
}

/** The staff's notes about lost and found items. */
export function NotesSection({ member, isStaff }: MemberFactsProps) {
  const { t } = useTranslation();
  return (
    <EditSection
      title={t('member.sections.notes')}
      mayEdit={isStaff}
      draftKey={`member ${member.id} notes`}
      note={t('member.notesKept')}
      fields={noteFields(t)}
      {...memberForm(member, noteValues)}
    >
      <FactList facts={[[t('member.fields.latest_lost_and_found'), member.latestLostAndFound]]} />
    </EditSection>
  );
}

export function PicturesSection({ member, isStaff }: MemberFactsProps) {
  const { t } = useTranslation();
  const path = (kind: 'picture' | 'poster') => `/v1/users/{id}/${kind}`;
  const send = (kind: 'picture' | 'poster') => (file: File | null) => {
    const options = { params: { id: member.id }, ifMatch: member.revision };
    return file === null
      ? api.call('DELETE', path(kind), options)
      : api.call('PUT', path(kind), { ...options, files: { picture: file } });
  };
  return (
    <Section title={`${t('member.fields.picture')}, ${t('member.fields.poster')}`}>
      <div style={{ display: 'grid', gap: 12 }}>
        <PictureSlot
          name={t('member.fields.picture')}
          src={member.picture}
          mayEdit={isStaff}
          send={send('picture')}
        />
        <PictureSlot
          name={t('member.fields.poster')}
          src={member.poster}
          mayEdit={isStaff}
          send={send('poster')}
        />
      </div>
    </Section>
  );
}
