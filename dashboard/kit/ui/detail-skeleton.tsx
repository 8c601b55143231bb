import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { SectionGrid, TwoColumns } from './columns.tsx';
import { PageHeader } from './page-header.tsx';
import type { Crumb } from './trail.tsx';

/** The sections of a typical detail page: widths in pixels of the headings and of the values, one value a row. */
const sections = [
  { key: 'a', heading: 70, values: [60, 130, 190, 40, 110, 80, 120] },
  { key: 'b', heading: 90, values: [150, 90, 110, 200, 70, 100] },
  { key: 'c', heading: 110, values: [70, 120, 90] },
  { key: 'd', heading: 80, values: [100, 100, 130, 150] },
];
const buttons = ['a', 'b', 'c', 'd'];

/** The outline of a detail page while the detail loads. The link back to the list already works. */
export function DetailSkeleton({ back }: { back: Crumb }) {
  const { t } = useTranslation();
  return (
    <Box aria-busy role="status" aria-label={t('shell.loading')}>
      <PageHeader
        back={back}
        title={<Skeleton variant="text" width={260} sx={{ maxWidth: '60vw' }} />}
        subtitle={<Skeleton variant="text" width={180} />}
        end={<Skeleton variant="rounded" width={44} height={44} />}
      />
      <TwoColumns
        main={
          <SectionGrid>
            {sections.map(({ key, heading, values }) => (
              <Paper key={key} variant="outlined" sx={{ p: 1.75 }}>
                <Skeleton variant="text" width={heading} sx={{ fontSize: '1rem', mb: 0.5 }} />
                {values.map((width, at) => (
                  <Box
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
                    key={at}
                    sx={{ display: 'grid', gridTemplateColumns: '90px minmax(0, 1fr)', columnGap: 2 }}
                  >
                    <Skeleton variant="text" width={64} sx={{ fontSize: '0.8125rem' }} />
                    <Skeleton variant="text" width={width} sx={{ fontSize: '0.8125rem', maxWidth: '100%' }} />
                  </Box>
                ))}
              </Paper>
            ))}
          </SectionGrid>
        }
        side={
          <Paper variant="outlined" sx={{ p: 1.75, display: { xs: 'none', sm: 'block' } }}>
            <Skeleton variant="text" width={80} sx={{ fontSize: '1rem', mb: 1 }} />
            <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
              <Skeleton variant="rounded" height={34} sx={{ gridColumn: '1 / -1' }} />
              {buttons.map((button) => (
                <Skeleton key={button} variant="rounded" height={34} />
              ))}
            </Box>
          </Paper>
        }
      />
    </Box>
  );
}
