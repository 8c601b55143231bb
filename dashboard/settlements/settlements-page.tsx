import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { monthCard } from './month-card.tsx';
import { monthColumns } from './month-columns.tsx';
import { monthListShape } from './month-list-shape.ts';
import { monthOptions } from './month-options.ts';
import { monthsPath, settlementRoom } from './paths.ts';
import { SettlementTabs } from './settlement-tabs.tsx';

/** The months of brands; a brand admin sees those of its brand. */
export function SettlementsPage() {
  const { t } = useTranslation();
  const brands = useBrandOptions();
  const months = useMemo(() => monthOptions(new Date()), []);
  return (
    <ListPage<BrandMonth>
      room="settlements"
      title={t('rooms.settlements')}
      path={monthsPath}
      csv={{ path: `${monthsPath}/csv`, fileOf: 'settlements' }}
      shape={monthListShape(useIdentity()?.scope)}
      lookups={{ brand_id: brands, month: months, from_month: months, to_month: months }}
      columns={useColumns(monthColumns)}
      hiddenAtFirst={hidden}
      narrowCardOf={useCards(monthCard)}
      above={<SettlementTabs />}
      pathOf={({ id }) => settlementRoom(id)}
    />
  );
}

const hidden = ['updated_time'];
