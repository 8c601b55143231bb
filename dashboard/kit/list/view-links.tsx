import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router';
import { formatNumber } from '../preferences/time.ts';

interface ViewLink {
  /** The view's query; empty for the whole list. */
  filter: string;
  text: string;
  count?: number | undefined;
  testId?: string;
}

interface ViewLinksProps {
  name: string;
  /** The filters that tell which view is open. */
  filterNames: readonly string[];
  entries: readonly ViewLink[];
}

/** Links to the views of a list. Each is a link, so that people can send it to a colleague. */
export function ViewLinks({ name, filterNames, entries }: ViewLinksProps) {
  const [search] = useSearchParams();
  const open = filterNames
    .flatMap((filter) => (search.has(filter) ? [`${filter}=${search.get(filter)}`] : []))
    .join('&');
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        flexShrink: 0,
        gap: 0.5,
        mb: 1.25,
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          flexShrink: 0,
          whiteSpace: 'nowrap',
          minHeight: 32,
          px: 1.25,
          borderRadius: '16px',
          fontSize: '0.8125rem',
          fontWeight: 550,
          textDecoration: 'none',
          color: theme.vars.palette.text.primary,
          border: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.paper,
        },
        '& a:hover': { borderColor: theme.vars.palette.text.secondary },
        '& a[aria-current=true]': {
          color: theme.vars.palette.primary.contrastText,
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
        },
      })}
    >
      {entries.map(({ filter, text, count, testId }) => (
        <Link key={filter} to={{ search: filter }} aria-current={open === filter}>
          {text}
          {count !== undefined && (
            <Box component="strong" data-testid={testId}>
              {formatNumber(count)}
            </Box>
          )}
        </Link>
      ))}
    </Box>
  );
}
