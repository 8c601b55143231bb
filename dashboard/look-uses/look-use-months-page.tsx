import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { lookUseMonthListShape } from '../settlements/month-list-shape.ts';
import { monthOptions } from '../settlements/month-options.ts';
import { monthsPath, settlementRoom } from '../settlements/paths.ts';
import { lookUseMonthCard, lookUseMonthColumns } from './look-use-month-columns.tsx';
import { LookUseTabs } from './look-use-tabs.tsx';

/** The months that charge uses of looks, each with its invoice. A brand admin sees those of its brand. */
export function LookUseMonthsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const months = useMemo(() => monthOptions(new Date()), []);
  return (
    <ListPage<BrandMonth>
      room="lookUseMonths"
      title={t('rooms.lookUseMonths')}
      path={monthsPath}
      csv={{ path: `${monthsPath}/csv`, fileOf: 'look-use-months' }}
      shape={lookUseMonthListShape(scope)}
      lookups={{ brand_id: useBrandOptions(), month: months, from_month: months, to_month: months }}
      columns={useColumns(lookUseMonthColumns)}
      narrowCardOf={useCards(lookUseMonthCard)}
      pathOf={({ id }) => settlementRoom(id)}
      above={<LookUseTabs />}
    />
  );
}
