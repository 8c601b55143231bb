import { useTranslation } from 'react-i18next';
import type { User } from '#read-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { roleTone } from './member-tones.ts';

/** A member's role in its colour. Of a member who leaves, it says so instead. */
export function MemberRole({ member: { role, isLeaving } }: { member: Pick<User, 'role' | 'isLeaving'> }) {
  const { t } = useTranslation();
  return isLeaving ? (
    <StatusChip tone="bad" text={t('member.leaving')} />
  ) : (
    <StatusChip tone={roleTone(role)} text={label(t, 'member.role', role)} />
  );
}
