import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { courierCodes } from '#domain/couriers.ts';
import PackedIcon from '~icons/ic/outline-inventory-2';
import { ScanBox } from '../check-in/scan-box.tsx';
import { preferences, usePreference } from '../kit/preferences/preferences.ts';
import { late } from '../kit/ui/late.tsx';
import { StatePanel } from '../kit/ui/state-panel.tsx';
import { thumbSized } from '../kit/ui/thumb-sized.ts';
import { parcelKinds } from '../tryset-items/parcels/parcel-kind.ts';
import { chosenIn, ofChosen, withNothing } from './chosen.ts';
import { ChosenNotice } from './chosen-notice.tsx';
import { CourierChoice } from './courier-choice.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { deskStore } from './desk-store.ts';
import { LeftOutPanel } from './left-out-panel.tsx';
import { Messages } from './messages.tsx';
import { stepOf } from './moves.ts';
import { NextParcels } from './next-parcels.tsx';
import { ParcelCard } from './parcel-card.tsx';
import type { ToPack } from './parcels.ts';
import { SessionLog } from './session-log.tsx';
import { openParcel, stillToPack } from './still-to-pack.ts';
import { desk, useOpenDesk, useSignalled } from './use-desk.ts';

const Slips = late(() => import('./slips.tsx').then((m) => m.Slips));

// A phone has one column, in which the keys of a swap come first.
const column = { display: { xs: 'contents', md: 'grid' }, gap: 1.5, minWidth: 0 };

interface PackingDeskProps {
  toPack: ToPack;
  /** When it was loaded. */
  at: number;
  /** Whether more waits than the desk loads. */
  isCut: boolean;
}

/** The desk: scan a tryset, its garments, then its number. A scan ships the parcel, and the next one is up. */
export function PackingDesk({ toPack, at, isCut }: PackingDeskProps) {
  const { t } = useTranslation();
  const state = useStore(deskStore);
  const boxRef = useRef<HTMLInputElement>(null);
  const courier = usePreference('courier');
  const [search] = useSearchParams();
  const chosen = chosenIn(search.get('ids'));
  const [hasSlip, setSlip] = useState(false);
  useOpenDesk(toPack);
  useSignalled(state);
  const left = useMemo(() => stillToPack(toPack, state.shipments), [toPack, state.shipments]);
  const parcel = openParcel(state.open, left);
  const step = stepOf(state, parcel);
  const others = ofChosen(left.parcels, chosen).filter((each) => each !== parcel);
  const named = { id: parcel?.trysetId ?? '' };

  /** Returns the focus to the scan box after any button, because the scanner types into the focused element. */
  function andBack(done: unknown) {
    void done;
    boxRef.current?.focus();
  }

  function chooseCourier(name: string) {
    const code = courierCodes.find((each) => each === name);
    if (code !== undefined) andBack(preferences.setState({ courier: code }));
  }

  return (
    <Box sx={{ maxWidth: 1280, ...thumbSized }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 0.75, md: 1.5 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 260px' },
        }}
      >
        <ScanBox
          boxRef={boxRef}
          label={t(`packing.scan.${step}`, named)}
          help={t(`packing.help.${step}`)}
          onEnter={(text) => void desk.enter(text)}
          onEscape={desk.cancel}
        />
        <Box sx={{ mb: 1.25, display: 'grid', alignItems: 'start' }}>
          <CourierChoice
            name={t('packing.courier')}
            couriers={parcelKinds.outbound.couriers}
            courier={courier}
            onChoose={chooseCourier}
          />
        </Box>
      </Box>
      <Messages desk={state} gone={parcel === null ? state.open : null} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={column}>
          {parcel !== null && (
            <ParcelCard
              parcel={parcel}
              scanned={state.scanned}
              onAside={() => andBack(desk.setAside())}
              onSlip={() => setSlip(true)}
            />
          )}
          {parcel === null && others.length === 0 && (
            <StatePanel Icon={PackedIcon} title={t('packing.nothing')} text={t('packing.nothingText')} />
          )}
          {others.length > 0 && (
            <NextParcels parcels={others} scanned={state.scanned} onOpen={(id) => andBack(desk.open(id))} />
          )}
          {chosen !== null && (
            <ChosenNotice
              chosen={chosen}
              nothing={isCut ? [] : withNothing(chosen, toPack, state.shipments)}
            />
          )}
          <LeftOutPanel leftOut={ofChosen(left.leftOut, chosen)} />
        </Box>
        <Box sx={column}>
          <DeskKeys
            step={step}
            onKey={(text) => andBack(desk.enter(text))}
            onEscape={() => andBack(desk.cancel())}
          />
          <SessionLog shipments={state.shipments} onAgain={(id) => andBack(desk.tryAgain(id))} />
        </Box>
      </Box>
      {hasSlip && parcel !== null && <Slips parcels={[parcel]} at={at} onClose={() => setSlip(false)} />}
    </Box>
  );
}
