import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { ActionDialog } from '../kit/actions/action-dialog.tsx';
import type { OfferedAction } from '../kit/actions/action-table.ts';
import { PictureChoice } from '../kit/edit/picture-choice.tsx';
import { stockActionTable } from './stock-action-table.ts';

interface MemoDialogProps {
  stock: StockItemDetail;
  action: OfferedAction;
  onClose: () => void;
}

/** Adds a memo to a garment, with an optional picture. */
export function MemoDialog({ stock, action, onClose }: MemoDialogProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <ActionDialog<CommandAnswer>
      table={stockActionTable}
      action={action}
      target={t('actions.target', { name: stock.code })}
      draftKey={`stock_item ${stock.id} memo`}
      path={`/${stock.id}/memo`}
      {...(picture !== null && { files: { picture }, also: { sub_item_image: 'picture' } })}
      onDone={onClose}
      onClose={onClose}
    >
      <PictureChoice name={t('stockItem.memoPicture')} file={picture} onChoose={setPicture} />
    </ActionDialog>
  );
}
