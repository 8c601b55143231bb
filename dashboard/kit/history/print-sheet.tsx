import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { formatNumber, useTimeFormats } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import { entryActor, entryChanges, entryEntity, entrySentence } from './entry-text.ts';
import { groupByDay } from './group-by-day.ts';
import { useWording } from './use-wording.ts';
import type { Wording } from './words.ts';
import './print-sheet.css';
import { pairText } from './value-text.ts';
import type { WholeHistory } from './whole-history.ts';

interface PrintSheetProps {
  title: string;
  filters: readonly string[];
  timeZone: string;
  whole: WholeHistory;
  onDone: () => void;
}

/** A whole history on paper: its title, filters and time zone, and every event in full. */
export function PrintSheet({ title, filters, timeZone, whole, onDone }: PrintSheetProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const identity = useIdentity();
  const { entries, names } = whole;
  const wording = useWording(names);
  const isPrinted = useRef(false);

  useEffect(() => {
    const titleBefore = document.title;
    document.title = title;
    document.body.classList.add('prints-sheet');
    window.addEventListener('afterprint', onDone);
    if (!isPrinted.current) {
      isPrinted.current = true;
      window.print();
    }
    return () => {
      document.title = titleBefore;
      document.body.classList.remove('prints-sheet');
      window.removeEventListener('afterprint', onDone);
    };
  }, [title, onDone]);

  const head = [
    pairText(t, t('history.sheet.filters'), filters.join(' · ') || t('history.sheet.noFilters')),
    pairText(t, t('history.sheet.events'), formatNumber(entries.length)),
    pairText(t, t('history.sheet.zone'), timeZone),
    pairText(
      t,
      t('history.sheet.printed'),
      [times.dateTime(new Date().toISOString()), identity?.name].filter(Boolean).join(' · '),
    ),
  ];
  return createPortal(
    <div className="print-sheet">
      <h1>{title}</h1>
      {head.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {groupByDay(entries, times.isoDay).map(({ day, entries: ofDay }) => (
        <section key={`${day} ${ofDay[0]?.id}`}>
          <h2>{times.day(ofDay[0]?.time ?? day)}</h2>
          {ofDay.map((entry) => (
            <PrintedEntry key={entry.id} entry={entry} wording={wording} />
          ))}
        </section>
      ))}
    </div>,
    document.body,
  );
}

function PrintedEntry({ entry, wording }: { entry: HistoryEntry; wording: Wording }) {
  const { t, times } = wording;
  const notes = [
    entryActor(wording, entry),
    entryEntity(wording, entry),
    entry.isImported && t('history.imported'),
    entry.isTimeDerived && t('history.derivedTime'),
    entry.type,
  ];
  return (
    <article>
      <time>{times.time(entry.time)}</time>
      <div>
        <strong>{entrySentence(wording, entry)}</strong>
        {entry.reason !== null && <p>{pairText(t, t('history.reason'), entry.reason)}</p>}
        {entryChanges(wording, entry).map(({ field, name, before, after }) => (
          <p key={field}>
            {pairText(t, name, `${before.join('\n')} → ${after.length > 1 ? '\n' : ''}${after.join('\n')}`)}
          </p>
        ))}
        <p className="note">{notes.filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}
