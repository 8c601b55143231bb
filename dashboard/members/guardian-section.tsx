import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import type { GuardianIntent } from './guardian-dialog.tsx';

const GuardianDialog = lazy(() =>
  import('./guardian-dialog.tsx').then((m) => ({ default: m.GuardianDialog })),
);

/** The guardian's consent, without which a minor may not buy. Hidden for adults, unless a consent is recorded. */
export function GuardianSection({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const [intent, setIntent] = useState<GuardianIntent | null>(null);
  const { guardianConsent: consent } = member;
  if (!member.isMinor && consent === null) return null;
  return (
    <ListSection
      title={t('member.guardian.title')}
      list={{ rows: consent === null ? [] : [consent], error: null, onRetry: () => undefined }}
      none={t('member.guardian.none')}
      add={consent === null && { text: t('member.guardian.note'), onClick: () => setIntent('note') }}
      rowOf={({ name, relation, phone, givenOn }) => ({
        id: member.id,
        what: `${[`${name} (${relation})`, phone && shownPhone(phone)].filter(Boolean).join(' · ')} · ${t('member.guardian.since', { day: times.calendarDay(givenOn) })}`,
        actions: [
          {
            text: t('member.guardian.replace'),
            name: `${t('member.guardian.replace')}: ${name}`,
            onClick: () => setIntent('replace'),
          },
          {
            text: t('member.guardian.withdrawOf'),
            name: `${t('member.guardian.withdrawOf')}: ${name}`,
            danger: true,
            onClick: () => setIntent('withdraw'),
          },
        ],
      })}
    >
      {intent !== null && <GuardianDialog member={member} intent={intent} onClose={() => setIntent(null)} />}
    </ListSection>
  );
}
