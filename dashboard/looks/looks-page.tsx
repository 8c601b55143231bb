import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Look } from '#read-api/looks/contract.ts';
import FactCheckIcon from '~icons/ic/outline-fact-check';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { useCategoryOptions } from '../reference/use-category-options.ts';
import { CreateLookButton } from './create-look-button.tsx';
import { lookCard } from './look-card.tsx';
import { lookColumns } from './look-columns.tsx';
import { lookListShape } from './look-list-shape.ts';

const LookBulkActions = lazy(() =>
  withTexts(['actions', 'feedback', 'forms'], () =>
    import('./look-bulk-actions.tsx').then((m) => ({ default: m.LookBulkActions })),
  ),
);

const path = '/v1/looks';

export function LooksPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<Look>
      room="looks"
      title={t('rooms.looks')}
      path={path}
      csv={{ path: `${path}/contents/csv`, fileOf: 'looks' }}
      shape={lookListShape(scope)}
      filterName={({ name }) => label(t, 'look.filters', name)}
      lookups={{ brand_id: useBrandOptions(), category_ids: useCategoryOptions() }}
      columns={useColumns(lookColumns)}
      cardOf={useCards(lookCard)}
      firstDensity="cards"
      pathOf={(row) => `/looks/${row.id}`}
      end={
        <>
          <CreateLookButton />
          <May>
            <Button
              component={Link}
              to="/look-certification"
              variant="contained"
              startIcon={<FactCheckIcon />}
            >
              {t('look.toDesk')}
            </Button>
          </May>
        </>
      }
      fill={<CreateLookButton />}
      bulk={(selection, done) => <LookBulkActions selection={selection} onDone={done} />}
    />
  );
}
