import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import ArrowBackIcon from '~icons/ic/baseline-arrow-back';

/** A link of the trail that leads to a page. */
export interface Crumb {
  to: string;
  name: string;
}

interface TrailProps {
  back: Crumb;
  parents?: readonly Crumb[] | undefined;
}

/** The trail to a page: its list, and the things that it is part of. */
export function Trail({ back, parents = [] }: TrailProps) {
  const { t } = useTranslation();
  return (
    <Box component="nav" aria-label={t('common.trail')} sx={{ flexBasis: '100%', mb: -0.75 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          listStyle: 'none',
          m: 0,
          p: 0,
          fontSize: '0.8125rem',
          lineHeight: '24px',
          '& li': { display: 'flex', alignItems: 'center', minWidth: 0 },
          '& li + li::before': { content: '"/"', mx: 0.75, color: 'text.secondary' },
          '& a': {
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            color: 'text.secondary',
            textDecoration: 'none',
          },
          '& a:hover': { color: 'text.primary', textDecoration: 'underline' },
        }}
      >
        <li>
          <Link to={back.to} aria-label={t('common.backTo', { room: back.name })}>
            <ArrowBackIcon aria-hidden sx={{ fontSize: 16 }} />
            {back.name}
          </Link>
        </li>
        {parents.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
