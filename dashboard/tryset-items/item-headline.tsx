import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { useStatusTimes } from '../kit/history/use-status-times.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Code, FactList } from '../kit/ui/fact-list.tsx';
import { Hero } from '../kit/ui/hero.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { Shots } from '../kit/ui/shots.tsx';
import { StageLine } from '../kit/ui/stage-line.tsx';
import { itemStages } from './item-stages.ts';
import { personText } from './person-text.ts';

/** The top of an item's page: its stages, the garment and the member. */
export function ItemHeadline({ item }: { item: TrysetItemDetail }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const { user, product, stock } = item;
  const reached = useStatusTimes(
    { path: '/v2/trysets/items/{id}/history', id: item.id },
    'tryset_item',
    item.asOf?.time,
  );
  return (
    <>
      <StageLine name={t('stages.name')} stages={itemStages(t, item.status, reached, item.createdTime)} />
      <Hero pictures={<Shots shots={item.pictures} name={product.name} />}>
        <FactList
          facts={[
            [
              t('trysetItem.fields.member'),
              <Link key="member" to={`/curators/${user.id}`}>
                {personText(t, item)}
              </Link>,
            ],
            [
              t('trysetItem.fields.tryset'),
              <Link key="tryset" to={`/tryset/${item.trysetId}`}>
                {item.trysetId}
              </Link>,
            ],
            [
              t('trysetItem.fields.stock'),
              <span key="stock">
                <Link to={`/stocks/${stock.id}`}>
                  <Code>{stock.code}</Code>
                </Link>{' '}
                <KindStatus kind="stock_item" status={stock.status} />
              </span>,
            ],
            [
              t('trysetItem.fields.product'),
              <span key="product">
                <Link to={`/products/detail/${product.id}`}>{product.name}</Link>
                {product.code !== null && product.code !== product.name && (
                  <>
                    {' · '}
                    <Code>{product.code}</Code>
                  </>
                )}
              </span>,
            ],
            [t('trysetItem.fields.brand'), brandName(item.brand, language)],
            [t('trysetItem.fields.size'), item.productSize.name],
            [t('trysetItem.fields.category'), product.categoryName],
            [t('trysetItem.fields.useMode'), label(t, 'trysetItem.useMode', item.useMode)],
            [t('trysetItem.filters.outcome'), item.outcome && label(t, 'trysetItem.outcome', item.outcome)],
            [
              t('trysetItem.filters.outcome_cause'),
              item.outcomeCause && label(t, 'trysetItem.outcomeCause', item.outcomeCause),
            ],
            [
              t('trysetItem.fields.exchangedTo'),
              item.exchangedTo && <ItemLink key="to" id={item.exchangedTo.id} />,
            ],
            [
              t('trysetItem.fields.exchangedFrom'),
              item.exchangedFrom && <ItemLink key="from" id={item.exchangedFrom.id} />,
            ],
            [t('trysetItem.fields.memoInUse'), stock.memoInUse],
            [t('trysetItem.fields.issue'), stock.abnormalIssue],
            [t('trysetItem.fields.created'), times.dateTime(item.createdTime)],
            [t('trysetItem.fields.updated'), times.dateTime(item.updatedTime)],
          ]}
        />
      </Hero>
    </>
  );
}

function ItemLink({ id }: { id: number }) {
  return <Link to={`/trysetitems/${id}`}>{id}</Link>;
}
