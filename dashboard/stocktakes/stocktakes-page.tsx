import { useTranslation } from 'react-i18next';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { stocktakesPath, stocktakesRoom } from './paths.ts';
import { StartButton } from './start-button.tsx';
import { stocktakeCard } from './stocktake-card.tsx';
import { stocktakeColumns } from './stocktake-columns.tsx';
import { stocktakeListShape } from './stocktake-list-shape.ts';

/** All stocktakes with their progress. Staff start one here, and open its scans or its report. */
export function StocktakesPage() {
  const { t } = useTranslation();
  const create = (
    <May>
      <StartButton />
    </May>
  );
  return (
    <ListPage<Stocktake>
      room="stocktakes"
      title={t('rooms.stocktakes')}
      path={stocktakesPath}
      csv={{ path: `${stocktakesPath}/csv`, fileOf: 'stocktakes' }}
      shape={stocktakeListShape}
      columns={useColumns(stocktakeColumns)}
      hiddenAtFirst={hidden}
      narrowCardOf={useCards(stocktakeCard)}
      pathOf={({ id }) => `${stocktakesRoom}/${id}`}
      end={create}
      fill={create}
    />
  );
}

const hidden = ['updated_time'];
