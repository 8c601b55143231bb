import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { preferences, usePreference } from '../kit/preferences/preferences.ts';
import type { Identity } from '../kit/session/token.ts';
import { linkLook } from '../kit/theme/link-look.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { stepsFor } from './steps.ts';

/** The most common tasks, for a first visit. Once closed, they do not come back. */
export function FirstSteps({ person }: { person: Identity }) {
  const { t } = useTranslation();
  const isSeen = usePreference('hasSeenFirstSteps');
  if (isSeen) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title={t('home.steps.title')}
        end={
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              preferences.setState({ hasSeenFirstSteps: true });
              document.getElementById('content')?.focus();
            }}
          >
            {t('home.steps.close')}
          </Button>
        }
      >
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
            '& a': linkLook,
          }}
        >
          {stepsFor(person).map(({ name, path }) => (
            <li key={name}>
              <Link to={path}>{t(`home.steps.${name}.title`)}</Link>
              <Typography variant="body2" color="textSecondary">
                {t(`home.steps.${name}.text`)}
              </Typography>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
