import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StockItem } from '#read-api/stock/contract.ts';
import { label } from '../i18n/label.ts';
import { TwoLines } from '../kit/list/two-lines.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';

/** Shows why a garment cannot leave for its brand yet: its hold reason, or its tryset item and the expected date if known. */
export function WhyWaiting({ stock }: { stock: StockItem }) {
  const { t } = useTranslation();
  const { date, calendarDay } = useTimeFormats();
  const { holderItem: item, status } = stock;
  const chip = <KindStatus kind="stock_item" status={status} />;
  if (status === 'hold') return <TwoLines first={chip} second={stock.holdReason} />;
  if (item === null) return <TwoLines first={chip} second={null} />;
  const isOver = item.trialEnd !== null && Date.parse(item.trialEnd) < Date.now();
  const until =
    item.trialEnd !== null
      ? t(isOver ? 'outRoom.overdue' : 'outRoom.until', { day: date(item.trialEnd) })
      : item.pickupDate !== null
        ? t('outRoom.pickup', { day: calendarDay(item.pickupDate) })
        : null;
  return (
    <TwoLines
      first={
        <>
          {chip} <Link to={`/trysetitems/${item.id}`}>#{item.id}</Link>
        </>
      }
      second={[label(t, 'trysetItem.status', item.status), until].filter(Boolean).join(' · ')}
    />
  );
}
