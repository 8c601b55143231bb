import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Wordmark } from './wordmark.tsx';

interface HomeLinkProps {
  /** Leaves the name out on a small screen. */
  isShort?: boolean;
  onGo?: () => void;
}

/** The logo, which leads to the person's start page. */
export function HomeLink({ isShort = false, onGo }: HomeLinkProps) {
  const { t } = useTranslation();
  return (
    <Box
      component={Link}
      to="/"
      onClick={onGo}
      aria-label={`tryset: ${t('shell.toStart')}`}
      sx={{ borderRadius: '4px', py: 0.25, color: 'inherit', textDecoration: 'none' }}
    >
      <Wordmark isShort={isShort} />
    </Box>
  );
}
