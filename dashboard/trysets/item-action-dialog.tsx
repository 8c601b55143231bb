import { useTranslation } from 'react-i18next';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { ActionDialog } from '../kit/actions/action-dialog.tsx';
import type { OfferedAction } from '../kit/actions/action-table.ts';
import { TargetLine } from '../kit/actions/target-line.tsx';

import { OpenRegion } from '../kit/ui/open-region.ts';
import { itemActionTable } from '../tryset-items/item-action-table.ts';
import { personText } from '../tryset-items/person-text.ts';
import { useItemPicks } from '../tryset-items/use-item-picks.ts';

interface ItemActionDialogProps {
  item: TrysetItem;
  action: OfferedAction;
  onClose: () => void;
}

/** The dialog of an action on one item of a tryset. The item's own page uses the same draft. */
export function ItemActionDialog({ item, action, onClose }: ItemActionDialogProps) {
  const { t } = useTranslation();
  const picks = useItemPicks(item);
  return (
    <OpenRegion value={item.user.regionId}>
      <ActionDialog
        table={itemActionTable}
        action={action}
        target={
          <TargetLine
            name={`${item.id} · ${item.product.name}`}
            picture={item.product.coverImage}
            person={personText(t, item)}
          />
        }
        draftKey={`${itemActionTable.entity} ${item.id} ${action.name}`}
        path={`/${item.id}/actions/${action.name}`}
        picks={picks}
        onDone={onClose}
        onClose={onClose}
      />
    </OpenRegion>
  );
}
