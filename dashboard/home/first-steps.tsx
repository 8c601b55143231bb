import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { preferences, usePreference } from '../kit/preferences/preferences.ts';
import { useMay } from '../kit/session/may.tsx';
import type { Identity } from '../kit/session/token.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { useLooksPath } from '../looks/use-looks-path.ts';

type Who = 'staff' | 'brand_admin' | 'onlooker';

/** What people do most, by who they are, and where. The texts are under `home.steps`. */
const steps = {
  staff: [
    { name: 'accept', path: '/trysetitems?statuses=tryset_requested' },
    { name: 'ship', path: '/tryset-send-list?time_to_prepare_delivery_today=true' },
    { name: 'checkIn', path: '/stocks/check-in' },
  ],
  brand_admin: [
    { name: 'accept', path: '/trysetitems?statuses=tryset_requested' },
    { name: 'products', path: '/products' },
    { name: 'looks', path: '/looks' },
    { name: 'figures', path: '/dashboard/figures' },
  ],
  onlooker: [
    { name: 'find', path: '/stocks' },
    { name: 'events', path: '/events' },
    { name: 'figures', path: '/dashboard/figures' },
  ],
} as const satisfies Record<Who, readonly { name: string; path: string }[]>;

/** The few things that one does most, for who is here for the first time; put away they do not come again. */
export function FirstSteps({ person }: { person: Identity }) {
  const { t } = useTranslation();
  const isSeen = usePreference('hasSeenFirstSteps');
  const mayWork = useMay();
  const looksPath = useLooksPath();
  if (isSeen) return null;
  const who = person.scope === 'staff' && !mayWork ? 'onlooker' : person.scope;
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
          }}
        >
          {steps[who].map(({ name, path }) => (
            <li key={name}>
              <Link to={path === '/looks' ? looksPath : path}>{t(`home.steps.${name}.title`)}</Link>
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
