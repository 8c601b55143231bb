import { useTranslation } from 'react-i18next';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { pieceFields } from './fields.ts';

/** Adds a piece of the garment, such as a belt or a bag. */
export function PieceDialog({ stock, onClose }: { stock: StockItemDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const current = {
    values: { name: '', tag: `${stock.code}-${stock.pieces.length + 1}` },
    revision: stock.revision,
  };
  return (
    <FormDialog
      title={t('stockItem.addPiece')}
      draftKey={`stock_item ${stock.id} piece`}
      current={current}
      fields={pieceFields(t)}
      isWhole
      send={(body, { intent }) =>
        api.call('POST', '/v1/stocks/{id}/pieces', {
          params: { id: stock.id },
          body: { ...current.values, ...body },
          intent,
        })
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}
