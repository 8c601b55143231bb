import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ScanBox } from '../../check-in/scan-box.tsx';
import { SoundButton } from '../../check-in/sound-button.tsx';
import { useTimeFormats } from '../../kit/preferences/time.ts';
import { TwoColumns } from '../../kit/ui/columns.tsx';
import { Section } from '../../kit/ui/fact-list.tsx';
import { KeyButton } from '../../kit/ui/key-button.tsx';
import { PageHeader } from '../../kit/ui/page-header.tsx';
import { thumbSized } from '../../kit/ui/thumb-sized.ts';
import { slotText } from '../../stock/slot-text.ts';
import { undoKey } from './desk.ts';
import { deskStore } from './desk-store.ts';
import { GarmentRows } from './garment-rows.tsx';
import { Messages } from './messages.tsx';
import { desk, useOpenDesk, useSignalled } from './use-desk.ts';

const steps = ['garments', 'slot', 'undo'] as const;

/** The page that moves garments between slots: scan garments, then their slot, or the slot first. */
export function MovingPage() {
  const { t } = useTranslation();
  const { time } = useTimeFormats();
  const state = useStore(deskStore);
  const boxRef = useRef<HTMLInputElement>(null);
  useOpenDesk();
  useSignalled(state);
  const { target, hand, lines } = state;
  const step = target !== null ? 'into' : hand.length > 0 ? 'slot' : 'first';

  /** Returns the focus to the scan box after any button, because the scanner types into the focused element. */
  function andBack(done: unknown) {
    void done;
    boxRef.current?.focus();
  }

  return (
    <Box sx={{ maxWidth: 1280, ...thumbSized }}>
      <PageHeader
        title={t('rooms.moveGarments')}
        back={{ to: '/slots', name: t('rooms.slots') }}
        end={<SoundButton />}
      />
      <ScanBox
        boxRef={boxRef}
        label={t(`slot.moving.box.${step}`, { slot: slotText(target) })}
        help={t(`slot.moving.help.${step}`)}
        onEnter={(text) => void desk.enter(text)}
        onEscape={desk.cancel}
      />
      <Messages desk={state} />
      <TwoColumns
        main={
          <>
            <GarmentRows
              title={t('slot.moving.hand')}
              none={t('slot.moving.noHand')}
              rows={hand.map((garment) => ({
                ...garment,
                key: String(garment.stockId),
                text: garment.from === null ? t('slot.moving.noSlot') : slotText(garment.from),
                button: {
                  text: t('slot.moving.drop'),
                  name: t('slot.moving.dropOf', { code: garment.code }),
                  onPress: () => andBack(desk.drop(garment.stockId)),
                },
              }))}
            />
            <GarmentRows
              title={t('slot.moving.moved')}
              none={t('slot.moving.noMoved')}
              rows={lines.map((line) => ({
                ...line,
                key: line.id,
                text: `${line.from === null ? t('slot.moving.noSlot') : slotText(line.from)} → ${slotText(line.to)} · ${time(line.at)}`,
                button:
                  line.from === null || line.isUndone
                    ? null
                    : {
                        text: t('slot.moving.undo'),
                        name: t('slot.moving.undoOf', { code: line.code }),
                        onPress: () => andBack(desk.undo(line.id)),
                      },
              }))}
            />
          </>
        }
        side={
          <Section title={t('slot.moving.how.title')}>
            <Box
              component="ol"
              sx={{ m: 0, mb: 1, pl: 2.5, display: 'grid', gap: 0.75, fontSize: '0.8125rem' }}
            >
              {steps.map((each) => (
                <li key={each}>{t(`slot.moving.how.${each}`)}</li>
              ))}
            </Box>
            <KeyButton name={undoKey.toUpperCase()} onPress={() => andBack(desk.enter(undoKey))}>
              {t('slot.moving.undoLast')}
            </KeyButton>
          </Section>
        }
      />
    </Box>
  );
}
