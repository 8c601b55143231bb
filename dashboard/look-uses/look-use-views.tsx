import { useTranslation } from 'react-i18next';
import { lookUseStatuses } from '#domain/look-uses/use-kinds.ts';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { useIdentity } from '../kit/session/session-store.ts';

const filterNames = ['statuses', 'is_unanswered', 'is_ending'];

/** Links to the uses by status, to those that end soon, and for staff to those without an answer. */
export function LookUseViews() {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  return (
    <ViewLinks
      name={t('lookUse.views.title')}
      filterNames={filterNames}
      entries={[
        { filter: '', text: t('lookUse.views.all') },
        ...lookUseStatuses.map((status) => ({
          filter: `statuses=${status}`,
          text: t(`lookUse.status.${status}`),
        })),
        ...(isStaff ? [{ filter: 'is_unanswered=true', text: t('lookUse.views.unanswered') }] : []),
        { filter: 'is_ending=true', text: t('lookUse.views.ending') },
      ]}
    />
  );
}
