import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { termsInForce } from '#domain/terms-kinds.ts';
import { PublicFrame } from '../kit/session/public-frame.tsx';
import { useHouse } from '../kit/session/use-house.ts';
import { type LegalPart, legalTexts } from './legal-texts.ts';

export function TermsPage() {
  return <Legal kind="service" />;
}

export function PrivacyPage() {
  return <Legal kind="privacy" />;
}

/** A text that people agree to, in the version in force. It names the house that runs the platform. */
function Legal({ kind }: { kind: 'service' | 'privacy' }) {
  const { t } = useTranslation();
  const house = useHouse();
  const name = house?.name ?? t('legal.house');
  const { title, lead, parts } = legalTexts(t, kind, name);
  return (
    <PublicFrame isWide>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('legal.version', { version: termsInForce[kind] })}
      </Typography>
      <Typography>{lead}</Typography>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, ml: -1.5 }}>
        {kind === 'service' ? (
          <Button component={Link} to="/privacy">
            {t('rooms.privacy')}
          </Button>
        ) : (
          <Button component={Link} to="/terms">
            {t('rooms.terms')}
          </Button>
        )}
        <Button component={Link} to="/login">
          {t('rooms.login')}
        </Button>
      </Box>
    </PublicFrame>
  );
}

function Part({ title, text }: LegalPart) {
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
    </Box>
  );
}
