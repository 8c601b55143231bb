import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { StockItemDetail } from '#read-api/stocks/contract.ts';
import { ActionPanel } from '../actions/action-panel.tsx';
import { api } from '../client/api.ts';
import { Timeline } from '../history/timeline.tsx';
import { label } from '../i18n/label.ts';
import { TwoColumns } from '../ui/columns.tsx';
import { DetailFrame } from '../ui/detail-frame.tsx';
import { type Back, PageHeader } from '../ui/page-header.tsx';
import { Picture } from '../ui/picture.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { stockActionTable } from './stock-action-table.ts';
import { StockFacts } from './stock-facts.tsx';
import { stockTone } from './stock-tones.ts';

const path = '/v1/stocks/{id}';

function useBack(): Back {
  const { t } = useTranslation();
  return { to: '/stocks', text: t('common.backTo', { room: t('rooms.stocks') }) };
}

export function StockPage() {
  const { stockId = '' } = useParams();
  const back = useBack();
  const query = useQuery({
    queryKey: [path, stockId],
    queryFn: ({ signal }) => api.call<StockItemDetail>('GET', path, { params: { id: stockId }, signal }),
  });
  return (
    <DetailFrame query={query} back={back}>
      {(stock) => <Stock key={stock.id} stock={stock} />}
    </DetailFrame>
  );
}

function Stock({ stock }: { stock: StockItemDetail }) {
  const { t } = useTranslation();
  const back = useBack();
  const pieces = stock.pieces.map((piece) => ({
    value: String(piece.id),
    text: `${piece.name} · ${piece.tag}`,
  }));
  return (
    <>
      <PageHeader
        back={back}
        title={stock.code}
        subtitle={`${stock.product.name} · ${stock.productSize.name}`}
        end={<Picture src={stock.product.coverImage} size={44} />}
      >
        <StatusChip tone={stockTone(stock.status)} text={label(t, 'stockItem.status', stock.status)} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <StockFacts stock={stock} />
            <Timeline path={`${path}/history`} id={stock.id} />
          </>
        }
        side={
          <ActionPanel
            table={stockActionTable}
            id={stock.id}
            target={stock.code}
            status={stock.status}
            actions={stock.actions}
            picks={{ pieces: { options: pieces, none: t('actions.help.noPieces') } }}
          />
        }
      />
    </>
  );
}
