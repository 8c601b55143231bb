import type { User } from '#read-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { MemberRole } from './member-role.tsx';

export const memberCard =
  ({ t, withBrand: isStaff }: ColumnParts) =>
  (row: User): Card => ({
    title: row.username ?? t('common.unknownPerson'),
    about: [
      isStaff && row.realName,
      label(t, 'member.grade', row.grade),
      `${t('member.rentals.out')} ${formatNumber(row.rentals.out)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    status: <MemberRole member={row} />,
  });
