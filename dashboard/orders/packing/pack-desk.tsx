import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/preferences/time.ts';
import { CourierChoice } from '../../packing/courier-choice.tsx';
import { checkLines } from '../../tryset-items/parcels/check-lines.ts';
import { CheckPanel } from '../../tryset-items/parcels/check-panel.tsx';
import { ResultsPanel } from '../../tryset-items/parcels/results-panel.tsx';
import { useSending } from '../../tryset-items/parcels/use-sending.ts';
import { finderIn } from './meant-by.ts';
import { orderParcels } from './order-parcels.ts';
import { PackCard } from './pack-card.tsx';
import type { PackGroup } from './pack-groups.ts';
import { packLines } from './pack-lines.ts';
import { choosePackCourier, keepOnly, tick, usePacking } from './pack-store.ts';
import { PasteNumbers } from './paste-numbers.tsx';
import { ScanField } from './scan-field.tsx';

interface PackDeskProps {
  groups: readonly PackGroup[];
  /** Whether the groups are being read again. Nothing is sent until then. */
  isBehind: boolean;
  /** Whether the groups hold all items to pack. A chosen item that is missing then is not to be packed any more. */
  isWhole: boolean;
}

/** The desk: scan or tick the items of each parcel, give its number, and ship all at once after a look at the lines. */
export function PackDesk({ groups, isBehind, isWhole }: PackDeskProps) {
  const { t } = useTranslation();
  const { ticked, boxes, courier } = usePacking();
  const [said, setSaid] = useState('');
  const scanBox = useRef<HTMLInputElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () => new Map(groups.flatMap((group) => group.items.map((item) => [String(item.id), item] as const))),
    [groups],
  );
  const meantBy = useMemo(() => finderIn(groups), [groups]);
  const lines = useMemo(() => packLines(groups, ticked, boxes), [groups, ticked, boxes]);
  const checked = useMemo(
    () =>
      checkLines(lines, {
        kind: orderParcels,
        find: (reference) => items.get(reference) ?? null,
        courier,
      }),
    [lines, items, courier],
  );
  const gone = isWhole && !isBehind ? ticked.size - lines.length : 0;
  const keep = (ids: readonly number[]) => {
    const kept = groups.filter((group) => group.items.some(({ id }) => ids.includes(id)));
    keepOnly(
      ids,
      kept.map(({ key }) => key),
    );
  };
  const sending = useSending(orderParcels, (left) => keep(left.map(({ line }) => Number(line.item))));

  function onScan(text: string) {
    const meant = meantBy(text);
    if (meant === null) return setSaid(t('order.packing.unknown', { code: text.trim() }));
    const { group } = meant;
    const fresh = meant.items.filter(({ id }) => !ticked.has(id));
    const name = meant.items.map(({ product }) => product.name).join(', ');
    if (fresh.length === 0) return setSaid(t('order.packing.twice', { name }));
    tick(
      fresh.map(({ id }) => id),
      true,
    );
    const added = new Set(fresh.map(({ id }) => id));
    const isComplete = group.items.every(({ id }) => ticked.has(id) || added.has(id));
    setSaid(isComplete ? t('order.packing.tickedAll') : t('order.packing.ticked', { name }));
    if (isComplete) desk.current?.querySelector<HTMLInputElement>(`[data-parcel="${group.key}"]`)?.focus();
  }

  if (groups.length === 0 && sending.results === null) return null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 260px' } }}>
        <Box>
          <ScanField boxRef={scanBox} onScan={onScan} />
          <Typography variant="body2" role="status" sx={{ minHeight: 22, mt: 0.5, fontWeight: 600 }}>
            {said}
          </Typography>
        </Box>
        <CourierChoice
          name={t('order.packing.courier')}
          couriers={orderParcels.couriers}
          courier={courier}
          isSending={sending.isPending}
          onChoose={choosePackCourier}
        />
      </Box>
      <PasteNumbers groups={groups} isSending={sending.isPending} />
      {gone > 0 && (
        <Alert severity="warning" role="status" onClose={() => keep(lines.map(({ item }) => Number(item)))}>
          {t('order.packing.gone', { amount: formatNumber(gone) })}
        </Alert>
      )}
      {sending.results !== null && (
        <ResultsPanel kind={orderParcels} results={sending.results} onClose={sending.forget} />
      )}
      <Box
        ref={desk}
        component="section"
        aria-label={t('order.packing.parcels')}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
          alignItems: 'start',
        }}
      >
        {groups.map((group) => (
          <PackCard
            key={group.key}
            group={group}
            isSending={sending.isPending}
            onNumbered={() => {
              setSaid('');
              scanBox.current?.focus();
            }}
          />
        ))}
      </Box>
      <CheckPanel
        kind={orderParcels}
        checked={checked}
        amount={lines.length}
        empty={t('order.packing.empty')}
        isBehind={isBehind}
        lookError={null}
        onLookAgain={() => undefined}
        sending={sending}
      />
    </>
  );
}
