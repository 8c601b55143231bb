import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { StockItemDetail } from '#read-api/stocks/contract.ts';
import { ActionFormDialog } from '../actions/action-form-dialog.tsx';
import type { OfferedAction } from '../actions/action-table.ts';
import { dropDraft } from '../actions/drafts.ts';
import { intents } from '../actions/intent.ts';
import { api } from '../client/api.ts';
import { PictureChoice } from '../edit/picture-choice.tsx';
import { label } from '../i18n/label.ts';
import { notify } from '../ui/notices.tsx';
import { stockActionTable } from './stock-action-table.ts';

interface MemoDialogProps {
  stock: StockItemDetail;
  action: OfferedAction;
  onClose: () => void;
}

/** A memo of a garment, with a picture of what it is about where there is one to show. */
export function MemoDialog({ stock, action, onClose }: MemoDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const [picture, setPicture] = useState<File | null>(null);
  const draftKey = `stock_item ${stock.id} memo`;
  const sent = useMutation({
    mutationFn: (comment: Record<string, unknown>) =>
      api.call<CommandAnswer>('POST', '/v1/stocks/{id}/memo', {
        params: { id: stock.id },
        ...(picture === null
          ? { body: comment }
          : { body: { ...comment, sub_item_image: 'picture' }, files: { picture } }),
        // Another file is another memo, though its text is the same.
        intent: keyFor({ ...comment, file: picture && [picture.name, picture.size, picture.lastModified] }),
      }),
    onSuccess: () => {
      dropDraft(draftKey);
      notify('success', t('actions.done', { action: label(t, stockActionTable.names, action.name) }));
      onClose();
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <ActionFormDialog
      table={stockActionTable}
      action={action}
      target={t('actions.target', { name: stock.code })}
      draftKey={draftKey}
      isPending={sent.isPending}
      error={sent.error}
      onSubmit={(body) => sent.mutate(body)}
      onClose={onClose}
    >
      <PictureChoice
        name={t('stockItem.memoPicture')}
        file={picture}
        isDisabled={sent.isPending}
        onChoose={setPicture}
      />
    </ActionFormDialog>
  );
}
