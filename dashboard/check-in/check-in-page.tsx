import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import SoundOffIcon from '~icons/ic/outline-volume-off';
import SoundOnIcon from '~icons/ic/outline-volume-up';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { thumbSized } from '../kit/ui/thumb-sized.ts';
import { loudnessOf } from './advice.ts';
import { Choices } from './choices.tsx';
import { type Desk, deskStore } from './desk-store.ts';
import { GarmentCard } from './garment-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { KeyPanel } from './key-panel.tsx';
import { Messages } from './messages.tsx';
import { questionOf } from './prompts.ts';
import { QuestionPanel } from './question-panel.tsx';
import { ScanBox } from './scan-box.tsx';
import { SessionLog } from './session-log.tsx';
import { signal, useSignals } from './signal.ts';
import { tallyNames, tallyOf } from './tally.ts';
import { desk, endSession, useOpenDesk } from './use-desk.ts';

/** Plays a sound after each outcome, except for the state that a reload restores. */
function useSignalled({ problem, current, lines }: Desk) {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (problem === null && current === null) return;
    const isNew = current !== null && !lines.some(({ stockId }) => stockId === current.stock.id);
    signal(problem === null && current !== null && loudnessOf(current, isNew) === 'info');
  }, [problem, current, lines]);
}

/** The page for receiving returns. Staff scan a label and press keys for the steps; no step needs a mouse. */
export function CheckInPage() {
  const { t } = useTranslation();
  const state = useStore(deskStore);
  const boxRef = useRef<HTMLInputElement>(null);
  const [hasSignals, toggleSignals] = useSignals();
  const [isEnding, setEnding] = useState(false);
  useOpenDesk();
  useSignalled(state);
  const { current, choices, prompt, lines, lastSlot, queue } = state;
  const question = prompt === null ? null : questionOf(prompt);
  const tally = tallyOf(lines);

  /** Returns the focus to the scan box after any button, because the scanner types into the focused element. */
  function andBack(done: unknown) {
    void done;
    boxRef.current?.focus();
  }

  const boxLabel = question === null ? t('checkIn.box') : label(t, 'checkIn.questions', question.name);
  const boxHelp = question === null ? t('checkIn.boxHelp') : t('checkIn.escape');

  const press = (text: string) => andBack(desk.enter(text));
  const keys =
    question !== null ? (
      <QuestionPanel question={question} onAnswer={press} />
    ) : current !== null ? (
      <KeyPanel found={current} lastSlot={lastSlot} onKey={press} />
    ) : (
      <HowItWorks />
    );

  return (
    <Box sx={{ maxWidth: 1280, ...thumbSized }}>
      <PageHeader
        title={t('rooms.checkIn')}
        end={
          <>
            <IconButton
              aria-pressed={hasSignals}
              aria-label={t('checkIn.signals')}
              title={t('checkIn.signals')}
              onClick={() => andBack(toggleSignals())}
            >
              {hasSignals ? <SoundOnIcon fontSize="small" /> : <SoundOffIcon fontSize="small" />}
            </IconButton>
            <Button component={Link} to="/slots" variant="outlined" color="inherit">
              {t('rooms.slots')}
            </Button>
            <Button
              variant="outlined"
              color={isEnding ? 'error' : 'inherit'}
              disabled={lines.length === 0 || queue.length > 0}
              onBlur={() => setEnding(false)}
              onClick={() => {
                if (!isEnding) return setEnding(true);
                setEnding(false);
                andBack(endSession());
              }}
            >
              {isEnding ? t('checkIn.endSure') : t('checkIn.end')}
            </Button>
          </>
        }
      >
        <Typography variant="body2" color="textSecondary" component="span" data-testid="tally">
          {tallyNames
            .map((name) => t(`checkIn.tally.${name}`, { amount: formatNumber(tally[name]) }))
            .join(' · ')}
        </Typography>
      </PageHeader>
      <ScanBox
        boxRef={boxRef}
        label={boxLabel}
        help={boxHelp}
        onEnter={(text) => void desk.enter(text)}
        onEscape={desk.cancel}
      />
      <Messages desk={state} />
      {choices.length > 0 && <Choices found={choices} onChoose={press} />}
      <TwoColumns
        main={
          <>
            {current !== null && <GarmentCard found={current} />}
            <SessionLog lines={lines} onUndo={(id) => andBack(desk.undo(id))} />
          </>
        }
        side={keys}
      />
    </Box>
  );
}
