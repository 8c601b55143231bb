import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { linkLook } from '../theme/link-look.ts';
import { useHouse } from './use-house.ts';

/** The terms, and who runs the platform, below each public page. The facts appear once they are known. */
export function HouseFooter() {
  const { t } = useTranslation();
  const house = useHouse();
  const numbered = (text: string, value: string | null | undefined) => (value ? `${text} ${value}` : null);
  const facts = [
    house?.name,
    house?.address,
    numbered(t('shell.house.businessNumber'), house?.businessNumber),
    numbered(t('shell.house.mailOrderNumber'), house?.mailOrderNumber),
    numbered(t('shell.house.registrationNumber'), house?.registrationNumber),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 2,
        px: 2,
        pb: 2.5,
        fontSize: '0.75rem',
        color: 'text.secondary',
        lineHeight: '24px',
        overflowWrap: 'anywhere',
        '& a': linkLook,
      }}
    >
      <Link to="/terms">{t('rooms.terms')}</Link>
      <Link to="/privacy">{t('rooms.privacy')}</Link>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Box>
  );
}
