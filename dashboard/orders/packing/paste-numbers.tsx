import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import PasteIcon from '~icons/ic/baseline-playlist-add';
import { formatNumber } from '../../kit/preferences/time.ts';
import { Section } from '../../kit/ui/fact-list.tsx';
import { textWith } from '../../tryset-items/parcels/read-lines.ts';
import type { PackGroup } from './pack-groups.ts';
import { tick, writeParcel } from './pack-store.ts';
import { pastedNumbers } from './pasted-numbers.ts';

/** As much of a line as a problem names: a pasted page may be one line of megabytes. */
const saidAtMost = 100;
/** The most lines with a problem that are shown; the others stay in the box with them. */
const shownAtMost = 50;

interface PasteNumbersProps {
  groups: readonly PackGroup[];
  isSending: boolean;
}

/** Takes the numbers of many parcels from a spreadsheet. They stand in the parcels then, and nothing is sent yet. */
export function PasteNumbers({ groups, isSending }: PasteNumbersProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [taken, setTaken] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const read = useDeferredValue(text);
  const lines = useMemo(() => pastedNumbers(groups, read), [groups, read]);
  const wrong = lines.filter(({ problem }) => problem !== null);
  const ready = lines.length - wrong.length;

  function take() {
    for (const { meant, courier, number, problem } of lines) {
      if (problem !== null || meant === null) continue;
      const ids = meant.items.map(({ id }) => id);
      tick(ids, true);
      writeParcel(meant.group.key, courier === '' ? { number } : { number, courier });
    }
    setTaken(t('order.packing.paste.taken', { amount: formatNumber(ready) }));
    setText(
      textWith(
        text,
        wrong.map(({ line }) => line),
      ),
    );
  }

  if (!isOpen) {
    return (
      <Box>
        <Button ref={opener} variant="outlined" startIcon={<PasteIcon />} onClick={() => setOpen(true)}>
          {t('order.packing.paste.open')}
        </Button>
      </Box>
    );
  }
  return (
    <Section
      title={t('order.packing.paste.open')}
      end={
        <Button size="small" color="inherit" onClick={() => setOpen(false)}>
          {t('common.close')}
        </Button>
      }
    >
      <TextField
        multiline
        fullWidth
        autoFocus
        minRows={4}
        maxRows={12}
        label={t('order.packing.paste.lines')}
        helperText={t('order.packing.paste.help')}
        value={text}
        disabled={isSending}
        onChange={(event) => {
          setText(event.target.value);
          setTaken('');
        }}
        slotProps={{ htmlInput: { spellCheck: false, wrap: 'off' } }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, fontWeight: 600 }}>
        {taken}
        {lines.length > 0 &&
          ` ${t('order.packing.paste.summary', { may: formatNumber(ready), all: formatNumber(lines.length) })}`}
      </Typography>
      {wrong.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere', color: 'error.main' }}>
          {wrong.slice(0, shownAtMost).map(({ line, problem }) => (
            <li key={line.at}>
              {t('order.packing.paste.line', {
                line: formatNumber(line.at),
                text: line.text.trim().slice(0, saidAtMost),
              })}{' '}
              {problem !== null && t(`order.packing.paste.problems.${problem}`)}
            </li>
          ))}
          {wrong.length > shownAtMost && (
            <li>
              {t('order.packing.paste.moreProblems', { amount: formatNumber(wrong.length - shownAtMost) })}
            </li>
          )}
        </Box>
      )}
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        disabled={ready === 0 || read !== text || isSending}
        onClick={take}
      >
        {t('order.packing.paste.take')}
      </Button>
    </Section>
  );
}
