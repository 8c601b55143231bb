import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryValue } from '../client/http-client.ts';
import { datedName } from '../list/dated-name.ts';
import { saveFile } from '../list/save-file.ts';
import { usePreference } from '../preferences/preferences.ts';
import { formatNumber, zoneName } from '../preferences/time.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { ReadingDialog } from './reading-dialog.tsx';
import type { HistoryOf } from './use-history.ts';
import { useWording } from './use-wording.ts';
import { type WholeHistory, wholeHistory } from './whole-history.ts';

export interface TakeAwayProps {
  of: HistoryOf & {
    /** Name of the entity and its history, for headings. */
    name: string;
    query: Record<string, QueryValue>;
    /** The active filters, one text each. */
    filters: readonly string[];
    count: number;
  };
  anchor: HTMLElement;
  onClose: () => void;
}

type Kind = 'json' | 'csv' | 'print';
type Stage =
  | { at: 'menu' }
  | { at: 'reading'; done: number; all: number }
  | { at: 'printing'; whole: WholeHistory };

/** Saves or prints a history: all events that its filters match, also those that are not loaded yet. */
export function TakeAway({ of, anchor, onClose }: TakeAwayProps) {
  const { t } = useTranslation();
  const wording = useWording({});
  const { times } = wording;
  const timeZone = zoneName(usePreference('zone'));
  const errorText = useErrorText();
  const [stage, setStage] = useState<Stage>({ at: 'menu' });
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function take(kind: Kind) {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setStage({ at: 'reading', done: 0, all: of.count });
    try {
      const whole = await wholeHistory(
        of,
        of.query,
        (done, all) => setStage({ at: 'reading', done, all }),
        signal,
      );
      if (signal.aborted) return;
      if (kind === 'print') return setStage({ at: 'printing', whole });
      saveFile(await fileOf(kind, whole), fileName(kind));
      notify('success', t('history.saved', { amount: formatNumber(whole.entries.length) }));
    } catch (error) {
      if (signal.aborted) return;
      notify('fail', t('history.takeAwayFailed', { message: errorText(error) }));
    }
    onClose();
  }

  async function fileOf(kind: 'json' | 'csv', { entries, names }: WholeHistory): Promise<Blob> {
    const { csvFile, jsonFile } = await import('./files.ts');
    if (kind === 'csv') return csvFile({ ...wording, names }, timeZone, entries);
    const { path, id, query } = of;
    const head = { path: path.replace('{id}', String(id)), filters: query, timeZone };
    return jsonFile({ ...head, exportedAt: new Date().toISOString() }, entries);
  }

  function fileName(kind: string): string {
    const subject = of.path.split('/').filter((part) => part !== '' && !/^(v\d|history|\{id\})$/.test(part));
    return datedName(`${subject.join('-')}-${of.id}-history`, kind, times, new Date());
  }

  if (stage.at === 'printing') {
    return (
      <PrintSheet
        title={of.name}
        filters={of.filters}
        timeZone={timeZone}
        whole={stage.whole}
        onDone={onClose}
      />
    );
  }
  if (stage.at === 'reading') return <ReadingDialog done={stage.done} all={stage.all} onCancel={onClose} />;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <Typography
        component="li"
        role="presentation"
        variant="caption"
        color="textSecondary"
        sx={{ px: 2, py: 0.5, maxWidth: 300 }}
      >
        {t('history.takeAwayScope', { amount: formatNumber(of.count) })}
      </Typography>
      {(['csv', 'json', 'print'] as const).map((kind) => (
        <MenuItem key={kind} onClick={() => take(kind)}>
          {t(`history.takeAwayAs.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
