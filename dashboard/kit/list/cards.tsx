import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import type { Card } from './card.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import type { GridHandle } from './use-row-steps.ts';

export interface CardsProps<Row extends { id: number }> {
  name: string;
  rows: readonly Row[];
  cardOf: (row: Row) => Card;
  pathOf: (row: Row) => string;
  isLoading: boolean;
  selected?: ReadonlySet<number>;
  /** Called when the selection changes. Without it no card can be selected. */
  onSelect?: (ids: ReadonlySet<number>) => void;
  empty: ReactNode;
  handle: Ref<GridHandle>;
}

const none: ReadonlySet<number> = new Set();

/** The height of a card's picture in px. */
const pictureSize = 232;
const narrowPictureSize = 112;

/** A card shows the beginning of a long text. */
const shortened = {
  color: 'text.secondary',
  fontSize: '0.75rem',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
} as const;

/** One page of a list as cards, pictures first. Cards react to the same keys as rows. */
export function Cards<Row extends { id: number }>(props: CardsProps<Row>) {
  const { name, rows, cardOf, pathOf, isLoading, selected = none, onSelect, empty, handle } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const isNarrow = useIsNarrow();

  function toggle(id: number) {
    const others = new Set(selected);
    if (!others.delete(id)) others.add(id);
    onSelect?.(others);
  }

  useImperativeHandle(handle, () => ({
    step(step) {
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a, .MuiLink-button') ?? [])];
      const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
      const row = rows[at];
      if (step === 'tick') {
        if (row !== undefined && !isLoading) toggle(row.id);
        return;
      }
      links[
        at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + (step === 'next' ? 1 : -1)))
      ]?.focus();
    },
  }));

  if (rows.length === 0) return isLoading ? <GridSkeleton /> : empty;
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={name}
      aria-busy={isLoading}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 2,
        height: { sm: '100%' },
        boxSizing: 'border-box',
        overflowY: { sm: 'auto' },
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: `repeat(auto-fill, minmax(${pictureSize * 0.75}px, 1fr))`,
        },
      }}
    >
      {rows.map((row) => {
        const { picture, title, opener, about, status } = cardOf(row);
        return (
          <Box
            component="li"
            key={row.id}
            sx={(theme) => ({
              position: 'relative',
              minWidth: 0,
              display: 'flex',
              // On a small screen the picture stands beside the text.
              flexDirection: { xs: 'row', sm: 'column' },
              columnGap: 1.5,
              rowGap: 0.75,
              fontSize: '0.8125rem',
              borderRadius: '8px',
              outline: selected.has(row.id) ? `2px solid ${theme.vars.palette.text.primary}` : 'none',
              outlineOffset: 4,
              '& a, & .MuiLink-button': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
              '& a:hover': { textDecoration: 'underline' },
              '& .MuiLink-button': { position: 'static', textAlign: 'start' },
              // Extends the link over the whole card.
              '& a::after, & .MuiLink-button::after': {
                content: '""',
                position: 'absolute',
                inset: 0,
                borderRadius: '8px',
              },
              '& a:focus-visible, & .MuiLink-button:focus-visible': { outline: 'none' },
              '& a:focus-visible::after, & .MuiLink-button:focus-visible::after': {
                outline: `2px solid ${theme.vars.palette.link}`,
                outlineOffset: 3,
              },
            })}
          >
            {picture !== undefined && (
              <Box
                sx={(theme) => ({
                  display: 'grid',
                  placeItems: 'center',
                  flexShrink: 0,
                  borderRadius: '8px',
                  overflow: 'hidden',
                  backgroundColor: theme.vars.palette.mat,
                  // The picture fills its column: a narrower one would show the mat as a rim.
                  '& > div': { width: { sm: '100%' }, height: { sm: 'auto' }, aspectRatio: '3 / 4' },
                })}
              >
                <Picture src={picture} size={isNarrow ? narrowPictureSize : pictureSize} />
              </Box>
            )}
            <Box
              sx={{
                display: 'grid',
                alignContent: 'start',
                gap: 0.25,
                minWidth: 0,
                // A card without a picture has its checkbox beside the text.
                ...(picture === undefined && onSelect !== undefined && { pl: 5 }),
              }}
            >
              {opener ?? <Link to={pathOf(row)}>{title}</Link>}
              <Box title={about} sx={shortened}>
                {about}
              </Box>
              <div>{status}</div>
            </Box>
            {onSelect !== undefined && (
              <Checkbox
                checked={selected.has(row.id)}
                // While loading, the cards still show rows of other filters or another page, so they cannot be
                // selected.
                disabled={isLoading}
                onChange={() => toggle(row.id)}
                slotProps={{ input: { 'aria-label': t('list.chooseCard', { name: title }) } }}
                sx={(theme) => ({
                  position: 'absolute',
                  top: 6,
                  left: 6,
                  p: 0.25,
                  borderRadius: '4px',
                  backgroundColor: theme.vars.palette.raised,
                })}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
