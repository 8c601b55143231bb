import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIdentity } from '../kit/session/session-store.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { useBoxes, writeBox } from '../tryset-items/parcels/box-store.ts';
import { checkLines } from '../tryset-items/parcels/check-lines.ts';
import { CheckPanel } from '../tryset-items/parcels/check-panel.tsx';
import { KindTabs } from '../tryset-items/parcels/kind-tabs.tsx';
import { LeftOutPanel } from '../tryset-items/parcels/left-out-panel.tsx';
import { linesAtMost } from '../tryset-items/parcels/lines-at-most.ts';
import { kindsFor } from '../tryset-items/parcels/parcel-kind.ts';
import { ParcelsBox } from '../tryset-items/parcels/parcels-box.tsx';
import { readLines, textWith } from '../tryset-items/parcels/read-lines.ts';
import { ResultsPanel } from '../tryset-items/parcels/results-panel.tsx';
import { foldedReference, useParcelItems } from '../tryset-items/parcels/use-parcel-items.ts';
import { useSending } from '../tryset-items/parcels/use-sending.ts';
import { ShipTabs } from './ship-tabs.tsx';

/** Sends many parcels at once: checks the lines of a spreadsheet, sends them together, and shows a result for each. */
export function PastedPage() {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [search, setSearch] = useSearchParams();
  const kinds = kindsFor(identity?.scope ?? 'brand_admin');
  const kind = kinds.find(({ name }) => name === search.get('kind')) ?? kinds[0];
  if (kind === undefined) return null;
  return (
    <>
      <PageHeader
        title={t('rooms.pasteParcels')}
        back={{ to: '/tryset-send-list', name: t('rooms.trysetSendList') }}
      />
      <ShipTabs />
      {kinds.length > 1 && (
        <KindTabs
          kinds={kinds}
          chosen={kind.name}
          onChoose={(name) => setSearch(name === 'outbound' ? {} : { kind: name }, { replace: true })}
        />
      )}
      <Desk key={kind.name} kind={kind} />
    </>
  );
}

function Desk({ kind }: { kind: ReturnType<typeof kindsFor>[number] }) {
  const { t } = useTranslation();
  const text = useBoxes(({ texts }) => texts[kind.name] ?? '');
  const leftOut = useBoxes((boxes) => boxes.leftOut);
  const [courier, setCourier] = useState<string | null>(null);
  const read = useDeferredValue(text);
  const lines = useMemo(() => readLines(read), [read]);
  const within = useMemo(() => lines.slice(0, linesAtMost), [lines]);
  const references = useMemo(() => within.map(({ item }) => item).filter((item) => item !== ''), [within]);
  const items = useParcelItems(references);
  const checked = useMemo(() => {
    const find = (reference: string) => items.data?.get(foldedReference(reference));
    return checkLines(within, { kind, find, courier });
  }, [within, kind, items.data, courier]);
  const sending = useSending(kind, (left) =>
    writeBox(
      kind.name,
      textWith(
        text,
        left.map(({ line }) => line),
      ),
    ),
  );

  return (
    <>
      {leftOut !== null && kind.name === 'outbound' && <LeftOutPanel kind={kind} leftOut={leftOut} />}
      <Section title={t('parcels.lines')}>
        <ParcelsBox
          kind={kind}
          text={text}
          courier={courier}
          isSending={sending.isPending}
          onText={(next) => writeBox(kind.name, next)}
          onCourier={setCourier}
        />
      </Section>
      {sending.results !== null && (
        <ResultsPanel kind={kind} results={sending.results} onClose={sending.forget} />
      )}
      <CheckPanel
        kind={kind}
        checked={checked}
        amount={lines.length}
        empty={t('parcels.empty')}
        // Disables sending while the check belongs to an older text.
        isBehind={read !== text || items.isFetching}
        lookError={items.error}
        onLookAgain={() => items.refetch()}
        sending={sending}
      />
    </>
  );
}
