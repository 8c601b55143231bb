import Box from '@mui/material/Box';
import { type MouseEvent, useMemo } from 'react';
import type { EntityKind } from '#domain/areas.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { label } from '../../i18n/label.ts';
import { valueLines } from '../history/value-text.ts';
import type { Wording } from '../history/words.ts';
import { membersOf, type PlacedSpan, placed, spansOf, windowAt } from './spans.ts';

interface LifeBandProps {
  kind: EntityKind;
  /** The entity's history with its holders' events, newest first. */
  entries: readonly HistoryEntry[];
  /** When the history was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** The shown moment, ISO 8601; null if the page shows the present. */
  shown: string | null;
  wording: Wording;
  /** Called with the moment that the person clicks, ISO 8601. */
  onMoment: (instant: string) => void;
}

/** The least share of the band that a text fits in. */
const roomForText = 0.07;
const share = (part: number) => `${(100 * part).toFixed(3)}%`;

/**
 * A year of an entity from left to right: each status in its colour, with the holder's name. A click shows the entity as it
 * was then. The slider below does the same by keyboard.
 */
export function LifeBand({ kind, entries, loadedAt, shown, wording, onMoment }: LifeBandProps) {
  const { t, times, names, known } = wording;
  const spans = useMemo(() => spansOf(kind, entries), [kind, entries]);
  const members = useMemo(() => membersOf(entries, names), [entries, names]);
  const { statuses, tones } = known.kinds[kind] ?? {};
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  // A device whose clock is slow has events of its future.
  const now = Math.max(loadedAt, Date.parse(last.from) + 1);
  const moment = shown === null ? now : Date.parse(shown);
  const { from, until } = windowAt(moment, Date.parse(first.from), now);
  const dateOf = (at: number) => times.date(new Date(at).toISOString());
  const ends = { from: dateOf(from), until: until === now ? t('asOf.now') : dateOf(until) };

  const textOf = ({ status, holder }: PlacedSpan) => {
    const statusText = statuses === undefined ? status : label(t, statuses, status);
    if (holder === null) return statusText;
    const member = members.get(`${holder.kind}-${holder.id}`);
    const held = member ?? valueLines({ ...wording, category: kind }, 'holder', holder).join();
    return `${held} · ${statusText}`;
  };
  const goTo = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onMoment(new Date(Math.round(from + ((until - from) * (clientX - left)) / width)).toISOString());
  };

  return (
    <Box sx={{ mb: 1 }}>
      <Box
        role="img"
        aria-label={t('asOf.life', ends)}
        onClick={goTo}
        sx={{ position: 'relative', height: 30, borderRadius: '4px', overflow: 'hidden', cursor: 'pointer' }}
      >
        {placed(spans, { from, until }).map((span) => {
          const text = textOf(span);
          const tone = tones?.[span.status] ?? 'neutral';
          return (
            <Box
              key={span.from}
              title={`${text} · ${times.date(span.from)} – ${span.until === null ? t('asOf.now') : times.date(span.until)}`}
              style={{ left: share(span.start), width: share(span.length) }}
              sx={(theme) => ({
                position: 'absolute',
                top: 0,
                bottom: 0,
                boxSizing: 'border-box',
                overflow: 'hidden',
                px: span.length < roomForText ? 0 : 0.75,
                fontSize: '0.75rem',
                lineHeight: '30px',
                whiteSpace: 'nowrap',
                textOverflow: 'ellipsis',
                borderRight: `1px solid ${theme.vars.palette.background.paper}`,
                color: theme.vars.palette.tone[tone].text,
                backgroundColor: theme.vars.palette.tone[tone].background,
              })}
            >
              {span.length < roomForText ? '' : text}
            </Box>
          );
        })}
        {shown !== null && (
          <Box
            style={{ left: share((moment - from) / (until - from)) }}
            sx={{ position: 'absolute', top: 0, bottom: 0, width: 2, ml: '-1px', bgcolor: 'text.primary' }}
          />
        )}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        <span>{ends.from}</span>
        <span>{ends.until}</span>
      </Box>
    </Box>
  );
}
