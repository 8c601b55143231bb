import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#read-api/cards/contract.ts';
import { api } from '../kit/client/api.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { type ShortList, useShortList } from '../kit/ui/use-short-list.ts';
import type { CardIntent } from './card-dialog.tsx';
import { cardName } from './card-fields.ts';
import { brandCardsPath, type CardOwner, memberCardsPath } from './card-owner.ts';

const CardDialog = lazy(() => import('./card-dialog.tsx').then((m) => ({ default: m.CardDialog })));

/** The cards of a brand. The list begins with the card that is charged. */
export function BrandCardsSection({ brandId }: { brandId: number }) {
  return <Cards owner={{ kind: 'brand', id: brandId }} list={useShortList<Card>(brandCardsPath, brandId)} />;
}

/** The card of a member. A member has at most one. */
export function MemberCardSection({ userId }: { userId: number }) {
  const query = { user_id: userId };
  const { data, error, refetch } = useQuery({
    queryKey: [memberCardsPath, query],
    queryFn: ({ signal }) => api.call<{ data: Card[] }>('GET', memberCardsPath, { query, signal }),
  });
  const list = { rows: data?.data.data, error, onRetry: () => void refetch() };
  return <Cards owner={{ kind: 'user', id: userId }} list={list} />;
}

function Cards({ owner, list }: { owner: CardOwner; list: ShortList<Card> }) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<CardIntent | null>(null);
  const isBrand = owner.kind === 'brand';
  const hasRoom = isBrand || list.rows?.length === 0;
  return (
    <ListSection
      title={t(isBrand ? 'card.titleOfBrand' : 'card.title')}
      list={list}
      none={t('card.none')}
      add={hasRoom && { text: t('card.add'), onClick: () => setIntent({ kind: 'add' }) }}
      rowOf={(card) => ({
        id: card.id,
        what: (
          <>
            {cardName(card)}
            {card.description !== null && ` · ${card.description}`}{' '}
            {isBrand && card.isPrimary && <StatusChip tone="good" text={t('card.isPrimary')} />}
          </>
        ),
        actions: actionsOn(card, isBrand).map(({ kind, danger }) => ({
          text: t(`card.actions.${kind}`),
          name: `${t(`card.actions.${kind}`)}: ${cardName(card)}`,
          ...(danger && { danger }),
          onClick: () => setIntent({ kind, card }),
        })),
      })}
    >
      {intent !== null && <CardDialog owner={owner} intent={intent} onClose={() => setIntent(null)} />}
    </ListSection>
  );
}

type CardAction = Exclude<CardIntent['kind'], 'add'>;

function actionsOn({ isPrimary }: Card, isBrand: boolean): { kind: CardAction; danger?: true }[] {
  return [
    ...(isBrand && !isPrimary ? [{ kind: 'primary' } as const] : []),
    { kind: 'describe' },
    { kind: 'replace' },
    { kind: 'remove', danger: true },
  ];
}
