import { useTranslation } from 'react-i18next';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { type OverviewStatus, overviewStatus } from '#domain/tryset-items/overview-status.ts';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import { label } from '../i18n/label.ts';
import { useStatusTimes } from '../kit/history/use-status-times.ts';
import { StageLine } from '../kit/ui/stage-line.tsx';
import { trysetTone } from './tryset-tones.ts';

const way: readonly OverviewStatus[] = [
  'delivery_requested',
  'delivering',
  'delivered',
  'return_requested',
  'returning',
  'returned',
];

/** The stages of a tryset, by its least advanced item. Draws nothing if all items are canceled. */
export function TrysetWay({ tryset }: { tryset: TrysetDetail }) {
  const { t } = useTranslation();
  const { id, status, asOf, createdTime } = tryset;
  const reached = useStatusTimes({ path: '/v2/trysets/{id}/history', id }, 'tryset_item', asOf?.time);
  if (status === null) return null;
  const times = new Map<OverviewStatus, string>();
  for (const [itemStatus, time] of reached) {
    const stage = overviewStatus([itemStatus as TrysetItemStatus]);
    if (stage !== null && time > (times.get(stage) ?? '')) times.set(stage, time);
  }
  // Shows a deferred return in place of the last stage.
  const here = way.indexOf(status === 'return_deferred' ? 'returned' : status);
  return (
    <StageLine
      name={t('stages.name')}
      stages={way.map((each, at) => {
        const shown = at === here ? status : each;
        return {
          name: label(t, 'tryset.status', shown),
          at: at > here ? null : at === 0 ? createdTime : (times.get(shown) ?? null),
          state: at < here ? 'passed' : at === here ? 'here' : 'ahead',
          tone: trysetTone(shown),
        };
      })}
    />
  );
}
