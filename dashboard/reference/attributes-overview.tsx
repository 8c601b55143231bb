import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { type AttributeView, attributeViews, inOverview } from './attribute-views.ts';
import { EntryList } from './entry-list.tsx';
import { useEntries } from './use-entries.ts';

/** The number of entries of each kind, with a link to its page, and the list of seasons. */
export function AttributesOverview() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {attributeViews.map(({ view, kind }) => (
          <KindCard key={view} view={view} kind={kind} />
        ))}
      </Box>
      <EntryList
        kind={inOverview.kind}
        title={t(`attributes.view.${inOverview.view}`)}
        about={t(`attributes.about.${inOverview.view}`)}
      />
    </Box>
  );
}

function KindCard({ view, kind }: { view: AttributeView; kind: ReferenceKind }) {
  const { t } = useTranslation();
  const { data, error } = useEntries(kind);
  const published = data?.filter(({ isPublished }) => isPublished).length ?? 0;
  return (
    <Paper variant="outlined" sx={{ p: 1.75 }}>
      <Typography variant="h2" sx={{ '& a': { color: 'link' } }}>
        <Link to={`/products/attribute/${view}`}>{t(`attributes.view.${view}`)}</Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ my: 0.5 }}>
        {t(`attributes.about.${view}`)}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {data !== undefined &&
          t('attributes.counts', {
            all: formatNumber(data.length),
            published: formatNumber(published),
          })}
        {data === undefined && (error === null ? <Skeleton width={120} /> : t('errors.detailTitle'))}
      </Typography>
    </Paper>
  );
}
