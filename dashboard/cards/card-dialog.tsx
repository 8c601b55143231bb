import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Card } from '#read-api/cards/contract.ts';
import { api } from '../kit/client/api.ts';
import { dropDraft } from '../kit/edit/drafts.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Field } from '../kit/fields/field.ts';
import { cardFields, cardName, descriptionField } from './card-fields.ts';
import { brandCardsPath, type CardOwner, memberCardPath } from './card-owner.ts';

export type CardIntent =
  | { kind: 'add' }
  | { kind: 'replace' | 'describe' | 'primary' | 'remove'; card: Card };

interface CardDialogProps {
  owner: CardOwner;
  intent: CardIntent;
  onClose: () => void;
}

/** Adds, replaces, describes or removes a card, or makes it the one that is charged. */
export function CardDialog({ owner, intent, onClose }: CardDialogProps) {
  const { t } = useTranslation();
  const { kind } = intent;
  const card = kind === 'add' ? null : intent.card;
  const fields = fieldsOf();
  const draftKey = `${owner.kind} ${owner.id} card ${kind} ${card?.id ?? ''}`;
  const close = () => {
    // Drops the draft, as card data must not stay in memory after the dialog closes.
    dropDraft(draftKey);
    onClose();
  };

  function fieldsOf(): Field[] {
    if (kind === 'add' || kind === 'replace') return cardFields(t);
    return kind === 'describe' ? [descriptionField(t)] : [];
  }

  return (
    <FormDialog<unknown>
      title={t(`card.${kind}`)}
      draftKey={draftKey}
      current={{ values: { description: card?.description ?? '' }, revision: card?.revision ?? '' }}
      fields={fields}
      isWhole={fields.length === 0}
      danger={kind === 'remove'}
      submitText={t(`card.${kind}`)}
      send={(body, { intent: key }) => send(owner, intent, { body, intent: key })}
      onDone={close}
      onClose={close}
    >
      {card === null || kind === 'describe' ? (
        kind === 'add' && <Typography variant="body2">{t('card.addText')}</Typography>
      ) : (
        <Typography variant="body2">{t(`card.${kind}Text`, { name: cardName(card) })}</Typography>
      )}
    </FormDialog>
  );
}

interface Said {
  body: Record<string, unknown>;
  intent: string;
}

function send(
  { kind: of, id }: CardOwner,
  intent: CardIntent,
  { body, intent: key }: Said,
): Promise<unknown> {
  const method = {
    add: 'POST',
    replace: 'PUT',
    describe: 'PATCH',
    primary: 'PATCH',
    remove: 'DELETE',
  } as const;
  const what = method[intent.kind];
  const said = intent.kind === 'remove' ? {} : { body };
  if (of === 'user') {
    const options = { params: { user_id: id }, intent: key, ...said };
    return api.call(what === 'POST' ? 'PUT' : what, memberCardPath, options);
  }
  if (intent.kind === 'add')
    return api.call('POST', brandCardsPath, { params: { id }, intent: key, ...said });
  if (intent.kind === 'primary') {
    const primary = { params: { id }, intent: key, body: { card_id: intent.card.id } };
    return api.call('PATCH', `${brandCardsPath}/change_primary_card`, primary);
  }
  const options = { params: { id, card_id: intent.card.id }, intent: key, ...said };
  return api.call(what, `${brandCardsPath}/{card_id}`, options);
}
