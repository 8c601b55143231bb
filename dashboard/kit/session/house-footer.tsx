import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HouseAnswer } from '#read-api/settlements/house/contract.ts';
import { publicApi } from '../client/api.ts';

const path = '/v1/house';

/** Who runs the platform, below each public page. Nothing is shown until it is known, or if nothing is set. */
export function HouseFooter() {
  const { t } = useTranslation();
  const { data: house } = useQuery({
    queryKey: [path, 'public'],
    queryFn: async () => (await publicApi.call<HouseAnswer>('GET', path)).data,
    retry: false,
  });
  if (house === undefined) return null;
  const { name, address, businessNumber, mailOrderNumber, registrationNumber } = house;
  const numbered = (text: string, value: string | null) => (value === null ? null : `${text} ${value}`);
  const facts = [
    name,
    address,
    numbered(t('shell.house.businessNumber'), businessNumber),
    numbered(t('shell.house.mailOrderNumber'), mailOrderNumber),
    numbered(t('shell.house.registrationNumber'), registrationNumber),
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
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
        overflowWrap: 'anywhere',
      }}
    >
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Box>
  );
}
