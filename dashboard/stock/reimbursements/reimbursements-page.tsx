import { useTranslation } from 'react-i18next';
import type { ReimbursementItem } from '#read-api/stock/contract.ts';
import { useBrandOptions } from '../../brands/use-brand-options.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useCards, useColumns } from '../../kit/list/use-columns.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { reimbursementCard, reimbursementColumns } from './columns.tsx';
import { reimbursementShape, reimbursementsPath } from './list-shape.ts';
import { ReimbursementSums } from './totals.tsx';

/** Garments that can no longer be lent, and what their brands get for them. A brand admin sees those of its brand. */
export function ReimbursementsPage() {
  const { t } = useTranslation();
  const shape = reimbursementShape(useIdentity()?.scope);
  return (
    <ListPage<ReimbursementItem>
      room="reimbursements"
      title={t('rooms.reimbursements')}
      path={reimbursementsPath}
      csv={{ path: `${reimbursementsPath}/csv`, fileOf: 'reimbursements' }}
      shape={shape}
      lookups={{ brand_id: useBrandOptions() }}
      columns={useColumns(reimbursementColumns)}
      cardOf={useCards(reimbursementCard)}
      above={<ReimbursementSums shape={shape} />}
      pathOf={({ id }) => `/stocks/${id}`}
    />
  );
}
