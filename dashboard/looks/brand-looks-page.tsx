import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Look } from '#read-api/looks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { useBrand } from '../brands/use-brand.ts';
import { withTexts } from '../i18n/i18n.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { brandLooksPath } from '../kit/routes/looks-path.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { useCategoryOptions } from '../reference/use-category-options.ts';
import { lookCard } from './look-card.tsx';
import { lookColumns } from './look-columns.tsx';
import { brandLookListShape } from './look-list-shape.ts';

const LookBulkActions = lazy(() =>
  withTexts(['actions', 'feedback', 'forms'], () =>
    import('./look-bulk-actions.tsx').then((m) => ({ default: m.LookBulkActions })),
  ),
);

const path = '/v1/looks';

/** The looks that show items of one brand, for its admins and for staff. */
export function BrandLooksPage() {
  const { brandId = '' } = useParams();
  const { t } = useTranslation();
  const language = usePreference('language');
  const query = useBrand(brandId);
  return (
    <DetailFrame query={query} back={{ to: '/dashboard', name: t('rooms.home') }}>
      {(brand) => <BrandLooks key={brand.id} brandId={brand.id} name={brandName(brand, language)} />}
    </DetailFrame>
  );
}

function BrandLooks({ brandId, name }: { brandId: number; name: string }) {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const shape = useMemo(() => brandLookListShape(brandId, scope), [brandId, scope]);
  return (
    <ListPage<Look>
      room="looks"
      title={scope === 'staff' ? `${t('rooms.looks')} · ${name}` : t('rooms.looks')}
      path={path}
      csv={{ path: `${path}/contents/csv`, fileOf: 'looks' }}
      shape={shape}
      filterName={({ name: filter }) => label(t, 'look.filters', filter)}
      lookups={{ category_ids: useCategoryOptions() }}
      columns={useColumns(lookColumns)}
      cardOf={useCards(lookCard)}
      firstDensity="cards"
      pathOf={(row) => `${brandLooksPath(brandId)}/${row.id}`}
      bulk={(selection, done) => <LookBulkActions selection={selection} onDone={done} />}
    />
  );
}
