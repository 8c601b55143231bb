import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import DoneIcon from '~icons/ic/baseline-check-circle';
import OpenIcon from '~icons/ic/outline-circle';
import { formatNumber } from '../kit/preferences/time.ts';
import { linkLook } from '../kit/theme/link-look.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { type StartStep, startSteps, stepPaths } from './start-steps.ts';

interface BrandChecklistProps {
  brandId: number;
  taken: readonly StartStep[];
}

/** What a new brand does first, with the steps that it has taken. Draws nothing once all are taken. */
export function BrandChecklist({ brandId, taken }: BrandChecklistProps) {
  const { t } = useTranslation();
  if (taken.length === startSteps.length) return null;
  const paths = stepPaths(brandId);
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title={t('home.start.title')}
        end={
          <Typography variant="body2" color="textSecondary">
            {t('home.start.taken', {
              amount: formatNumber(taken.length),
              all: formatNumber(startSteps.length),
            })}
          </Typography>
        }
      >
        <Box
          component="ol"
          aria-label={t('home.start.title')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, '& a': linkLook }}
        >
          {startSteps.map((step) => (
            <Box component="li" key={step} sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
              <Mark isTaken={taken.includes(step)} />
              <Box>
                <Link to={paths[step]}>{t(`home.start.${step}.title`)}</Link>
                <Typography variant="body2" color="textSecondary">
                  {t(`home.start.${step}.text`)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function Mark({ isTaken }: { isTaken: boolean }) {
  const { t } = useTranslation();
  const name = t(isTaken ? 'home.start.isTaken' : 'home.start.isOpen');

  return isTaken ? (
    <DoneIcon titleAccess={name} fontSize="small" color="success" />
  ) : (
    <OpenIcon titleAccess={name} fontSize="small" color="disabled" />
  );
}
