import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transitionOf } from '#domain/transition-table.ts';
import { damagePicturesAtMost } from '#domain/tryset-items/item-kinds.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { ActionDialog } from '../kit/actions/action-dialog.tsx';
import type { OfferedAction } from '../kit/actions/action-table.ts';
import { PicturesChoice } from '../kit/edit/pictures-choice.tsx';
import { damageFields } from './fields.ts';
import { itemActionTable } from './item-action-table.ts';

/** A call of its own takes the report, so it is not among the actions with a button. */
const reporting: OfferedAction = {
  name: 'report_damage',
  row: transitionOf(trysetItemTransitions, 'report_damage'),
  form: { fields: damageFields },
  fields: damageFields,
};

interface DamageDialogProps {
  item: TrysetItemDetail;
  onClose: () => void;
}

/** Reports in the member's name that an item arrived damaged. */
export function DamageDialog({ item, onClose }: DamageDialogProps) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const named = Object.fromEntries(files.map((file, index) => [`picture${index}`, file]));
  return (
    <ActionDialog<CommandAnswer>
      table={itemActionTable}
      action={reporting}
      target={t('actions.target', { name: `${item.id} · ${item.product.name}` })}
      draftKey={`tryset_item ${item.id} damage`}
      path={`/${item.id}/report-damage`}
      {...(files.length > 0 && { files: named, also: { pictures: Object.keys(named) } })}
      onDone={onClose}
      onClose={onClose}
    >
      <PicturesChoice
        name={t('trysetItem.damage.pictures')}
        addText={(amount) => t('trysetItem.damage.addPictures', { amount })}
        atMost={damagePicturesAtMost}
        files={files}
        onChange={setFiles}
      />
    </ActionDialog>
  );
}
