import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { attributeViews } from './attribute-views.ts';
import { AttributesOverview } from './attributes-overview.tsx';
import { EntryList } from './entry-list.tsx';

const base = '/products/attribute';

/** The reference data of products, with one view for each kind. */
export function AttributesPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const at = attributeViews.find(({ view }) => pathname.replace(/\/$/, '') === `${base}/${view}`);
  return (
    <>
      <PageHeader title={t('attributes.title')} />
      <Views />
      {at === undefined ? (
        <AttributesOverview />
      ) : (
        <EntryList
          key={at.kind}
          kind={at.kind}
          title={t(`attributes.view.${at.view}`)}
          about={t(`attributes.about.${at.view}`)}
        />
      )}
    </>
  );
}

function Views() {
  const { t } = useTranslation();
  const views = ['overview' as const, ...attributeViews.map(({ view }) => view)];
  return (
    <Box
      component="nav"
      aria-label={t('attributes.views')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        mb: 1.5,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '& a': {
          px: 1.5,
          py: 1,
          fontSize: '0.875rem',
          textDecoration: 'none',
          color: 'text.secondary',
          borderBottom: '2px solid transparent',
          mb: '-1px',
        },
        '& a:hover': { color: 'text.primary' },
        '& a[aria-current]': {
          color: 'link',
          fontWeight: 650,
          borderColor: theme.vars.palette.primary.main,
        },
      })}
    >
      {views.map((view) => (
        <NavLink key={view} to={`${base}/${view}`} end>
          {t(`attributes.view.${view}`)}
        </NavLink>
      ))}
    </Box>
  );
}
