import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { AssigneeButton } from '../assignments/assignee-button.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { offeredActions } from '../kit/actions/action-table.ts';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { offerOf } from '../labels/label-offer.ts';
import { LabelsButton } from '../labels/labels-button.tsx';
import { slotText } from './slot-text.ts';
import { stockActionTable } from './stock-action-table.ts';
import { type StockEdit, StockFacts } from './stock-facts.tsx';
import { StockHeadline } from './stock-headline.tsx';

const life = ['stock_item'] as const;
const holders = ['tryset_item'] as const;

const MemoDialog = late(() => import('./memo-dialog.tsx').then((m) => m.MemoDialog));
const TermsDialog = late(() => import('./terms-dialog.tsx').then((m) => m.TermsDialog));
const PieceDialog = late(() => import('./piece-dialog.tsx').then((m) => m.PieceDialog));

const path = '/v1/stocks/{id}';

function useBack(): Crumb {
  const { t } = useTranslation();
  return { to: '/stocks', name: t('rooms.stocks') };
}

export function StockPage() {
  const { stockId = '' } = useParams();
  const back = useBack();
  return (
    <PastFrame<StockItemDetail> life={life} holders={holders} path={path} id={stockId} back={back}>
      {(stock) => <Stock key={stock.id} stock={stock} />}
    </PastFrame>
  );
}

function Stock({ stock }: { stock: StockItemDetail }) {
  const { t } = useTranslation();
  const back = useBack();
  const identity = useIdentity();
  const isStaff = identity?.scope === 'staff';
  const mayWork = useMay();
  const { isPast } = usePast();
  const [edit, setEdit] = useState<StockEdit | null>(null);
  const close = () => setEdit(null);
  const shelf = isStaff && stock.slot !== null ? [offerOf('slots', [slotText(stock.slot)])] : [];
  const memo = identity && offeredActions(stockActionTable, identity).find(({ name }) => name === 'memo');
  // Leaves out the actions on pieces for garments without pieces.
  const actions = stock.actions.filter(
    ({ name }) => stock.pieces.length > 0 || (name !== 'stow_piece' && name !== 'take_out_piece'),
  );
  const pieces = stock.pieces.map((piece) => ({
    value: String(piece.id),
    text: `${piece.name} · ${piece.tag}`,
  }));
  return (
    <>
      <PageHeader
        back={back}
        parents={[{ to: `/products/detail/${stock.product.id}`, name: stock.product.name }]}
        title={stock.code}
        subtitle={`${stock.product.name} · ${stock.productSize.name}`}
        end={
          <>
            <AssigneeButton kind="stock_item" id={stock.id} />
            <PastButton />
            {!isPast && <LabelsButton offers={[offerOf('stocks', [stock.id]), ...shelf]} />}
          </>
        }
      >
        <KindStatus kind="stock_item" status={stock.status} />
        <CopyButton text={stock.code} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <StockHeadline stock={stock} />
            <StockFacts
              stock={stock}
              mayEdit={(each) => !isPast && mayWork && (each === 'memo' || isStaff)}
              onEdit={setEdit}
            />
            <CommentsSection kind="stock_item" id={stock.id} />
            <Timeline path={`${path}/history`} id={stock.id} />
          </>
        }
        side={
          <ActionPanel
            table={stockActionTable}
            id={stock.id}
            target={stock.code}
            picture={stock.product.coverImage}
            status={stock.status}
            revision={stock.revision}
            actions={actions}
            picks={{ pieces: { options: pieces, none: t('actions.help.noPieces') } }}
          />
        }
      />
      {edit === 'terms' && <TermsDialog stock={stock} onClose={close} />}
      {edit === 'piece' && <PieceDialog stock={stock} onClose={close} />}
      {edit === 'memo' && memo && <MemoDialog stock={stock} action={memo} onClose={close} />}
    </>
  );
}
