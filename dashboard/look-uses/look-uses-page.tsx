import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookUse } from '#read-api/look-uses/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { lookUseCard } from './look-use-card.tsx';
import { lookUseColumns } from './look-use-columns.tsx';
import { lookUseListShape } from './look-use-list-shape.ts';
import { LookUseTabs } from './look-use-tabs.tsx';
import { LookUseViews } from './look-use-views.tsx';
import { lookUsesPath, lookUsesRoom } from './paths.ts';

const LookUseBulkActions = lazy(() =>
  withTexts(['actions'], () =>
    import('./look-use-bulk-actions.tsx').then((m) => ({ default: m.LookUseBulkActions })),
  ),
);

/** The uses of looks: for staff of all brands, for brand admins of their own. */
export function LookUsesPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<LookUse>
      room="lookUses"
      title={t('rooms.lookUses')}
      path={lookUsesPath}
      csv={{ path: `${lookUsesPath}/csv`, fileOf: 'look-uses' }}
      shape={lookUseListShape(scope)}
      lookups={{ brand_id: useBrandOptions() }}
      columns={useColumns(lookUseColumns)}
      hiddenAtFirst={hidden}
      cardOf={useCards(lookUseCard)}
      pathOf={({ id }) => `${lookUsesRoom}/${id}`}
      above={
        <>
          <LookUseTabs />
          <LookUseViews />
        </>
      }
      bulk={(selection, done) => <LookUseBulkActions selection={selection} onDone={done} />}
    />
  );
}

const hidden = ['created_time', 'updated_time'];
