import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { OutStage } from '#domain/stock/stock-status.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import PackingIcon from '~icons/ic/outline-print';
import BrandsIcon from '~icons/ic/outline-storefront';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late } from '../kit/ui/late.tsx';
import { stockCard } from '../stock/stock-card.tsx';
import { outColumns } from './out-columns.tsx';
import { outListShape } from './out-list-shape.ts';
import { SentTo } from './sent-to.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { isStage, tabOf } from './stages.ts';
import { useOutStages } from './use-out-stages.ts';

const OutBulkActions = late(() => import('./out-bulk-actions.tsx').then((m) => m.OutBulkActions));
const BrandsDialog = late(() => import('./brands-dialog.tsx').then((m) => m.BrandsDialog));
const PackingList = late(() => import('./packing-list.tsx').then((m) => m.PackingList));

const path = '/v1/stocks';

/** The page of garments that return to their brands, with a tab for each stage. */
export function OutPage() {
  const [search] = useSearchParams();
  const [last, setLast] = useState<OutStage>('requested');
  const stage = search.get('out_stage');
  const isHere = isStage(stage);
  if (isHere && stage !== last) setLast(stage);
  if (isHere) return <StageList stage={stage} />;
  // The stage is part of the address, so that people can share a link to it. Clearing the filters keeps the stage.
  const address = new URLSearchParams(search);
  address.set('out_stage', last);
  return <Navigate replace to={`?${address}`} />;
}

function StageList({ stage }: { stage: OutStage }) {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const isStaff = scope === 'staff';
  const shape = outListShape(scope);
  const counts = useOutStages(shape);
  const brands = useBrandOptions();
  const columns = useColumns(outColumns);
  const cardOf = useCards(stockCard);
  const [open, setOpen] = useState<'brands' | 'packing' | null>(null);
  const tab = tabOf(stage);
  const isPacked = tab === 'ready' || tab === 'ongoing';
  const mayAct = isStaff || tab === 'requested';
  return (
    <>
      <ListPage<StockItem>
        room="outManagement"
        title={t('rooms.outManagement')}
        path={path}
        csv={{ path: `${path}/csv`, fileOf: `out-stock-${tab}` }}
        shape={shape}
        filterName={({ name }) => label(t, 'outRoom.filters', name)}
        lookups={{ brand_id: brands }}
        columns={columns}
        cardOf={cardOf}
        hiddenAtFirst={tab === 'requested' ? ['updated_time'] : ['where']}
        pathOf={(row) => `/stocks/${row.id}`}
        {...(mayAct && {
          bulk: (selection, done) => <OutBulkActions stage={stage} selection={selection} onDone={done} />,
        })}
        above={
          <>
            <StageTabs stage={stage} counts={counts} />
            <SentTo />
          </>
        }
        end={
          isStaff && (
            <>
              {isPacked && (
                <Button
                  variant="outlined"
                  color="inherit"
                  startIcon={<PackingIcon />}
                  disabled={counts === null || counts[tab] === 0}
                  onClick={() => setOpen('packing')}
                >
                  {t('outRoom.packing.open')}
                </Button>
              )}
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<BrandsIcon />}
                onClick={() => setOpen('brands')}
              >
                {t('outRoom.brands.open')}
              </Button>
            </>
          )
        }
      />
      {open === 'brands' && <BrandsDialog onClose={() => setOpen(null)} />}
      {open === 'packing' && <PackingList shape={shape} onClose={() => setOpen(null)} />}
    </>
  );
}
