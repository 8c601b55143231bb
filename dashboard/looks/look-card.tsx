import type { Look } from '#read-api/looks/contract.ts';
import { label } from '../i18n/label.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { pictureOf } from '../lookbook/picture-of.ts';
import { taggedText } from './look-text.ts';

export const lookCard =
  ({ t, times }: ColumnParts) =>
  (row: Look): Card => ({
    picture: pictureOf(row),
    title: `${row.id} · ${row.user.username ?? t('common.unknownPerson')}`,
    about: [taggedText(t, row), label(t, 'look.sns', row.snsType), times.date(row.createdTime)]
      .filter(Boolean)
      .join(' · '),
    status: <KindStatus kind="look" status={row.status} />,
  });
