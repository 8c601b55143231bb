import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIdentity } from '../../kit/session/session-store.ts';
import { Section } from '../../kit/ui/fact-list.tsx';
import { PageHeader } from '../../kit/ui/page-header.tsx';
import { useBoxes, writeBox } from './box-store.ts';
import { checkLines } from './check-lines.ts';
import { CheckPanel } from './check-panel.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { LeftOutPanel } from './left-out-panel.tsx';
import { linesAtMost } from './lines-at-most.ts';
import { kindsFor } from './parcel-kind.ts';
import { ParcelsBox } from './parcels-box.tsx';
import { readLines, textWith } from './read-lines.ts';
import { ResultsPanel } from './results-panel.tsx';
import { foldedReference, useParcelItems } from './use-parcel-items.ts';
import { useSending } from './use-sending.ts';

/** Sends many parcels at once: checks the lines of a spreadsheet, sends them together, and shows a result for each. */
export function ParcelsPage() {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [search, setSearch] = useSearchParams();
  const kinds = kindsFor(identity?.scope ?? 'brand_admin');
  const kind = kinds.find(({ name }) => name === search.get('kind')) ?? kinds[0];
  if (kind === undefined) return null;
  return (
    <>
      <PageHeader
        title={t('parcels.title')}
        back={{ to: '/tryset-send-list', name: t('rooms.trysetSendList') }}
      />
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
