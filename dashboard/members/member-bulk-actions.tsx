import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#read-api/members/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { late } from '../kit/ui/late.tsx';
import type { PointsIntent } from '../points/points-dialog.tsx';
import { memberActionTable } from './member-action-table.ts';
import { PointsOfMany } from './points-of-many.tsx';

const NoticeDialog = late(() => import('../inbox/notice-dialog.tsx').then((m) => m.NoticeDialog));

interface MemberBulkActionsProps {
  selection: Selection<User>;
  onDone: () => void;
}

const ways: readonly PointsIntent[] = ['give', 'take'];
const nameOf = ({ id, username }: User) => username ?? String(id);

/** Actions on the selected members. */
export function MemberBulkActions({ selection, onDone }: MemberBulkActionsProps) {
  const { t } = useTranslation();
  const [points, setPoints] = useState<PointsIntent | null>(null);
  const [isNoticing, setNoticing] = useState(false);
  const notice = { text: t('inbox.notice.send'), open: () => setNoticing(true) };
  const pointsOfWay = ways.map((way) => ({
    text: t(`points.${way}`),
    isDanger: way === 'take',
    open: () => setPoints(way),
  }));
  const more = [...pointsOfWay, notice];
  return (
    <>
      <BulkActions {...{ table: memberActionTable, selection, nameOf, more, onDone }} />
      {isNoticing && (
        <NoticeDialog selection={selection} onDone={onDone} onCancel={() => setNoticing(false)} />
      )}
      {points !== null && (
        <PointsOfMany
          {...{ intent: points, selection, nameOf }}
          onCancel={() => setPoints(null)}
          onDone={() => {
            setPoints(null);
            onDone();
          }}
        />
      )}
    </>
  );
}
