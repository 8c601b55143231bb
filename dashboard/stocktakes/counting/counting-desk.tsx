import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { ScanBox } from '../../check-in/scan-box.tsx';
import { thumbSized } from '../../kit/ui/thumb-sized.ts';
import { slotText } from '../../stock/slot-text.ts';
import { deskStore } from './desk-store.ts';
import { Messages } from './messages.tsx';
import { desk, useOpenDesk, useSignalled } from './use-desk.ts';

/** The scan box of a stocktake that is under way, with the meaning of the last scan. */
export function CountingDesk({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation();
  const state = useStore(deskStore);
  const boxRef = useRef<HTMLInputElement>(null);
  useOpenDesk(stocktake);
  useSignalled(state);
  const { slot } = state;
  return (
    <Box sx={{ maxWidth: 1280, ...thumbSized }}>
      <ScanBox
        boxRef={boxRef}
        label={slot === null ? t('stocktake.box') : t('stocktake.boxIn', { slot: slotText(slot) })}
        help={t(slot === null ? 'stocktake.boxHelp' : 'stocktake.boxInHelp')}
        onEnter={(text) => void desk.enter(text)}
        onEscape={desk.cancel}
      />
      <Messages desk={state} />
    </Box>
  );
}
