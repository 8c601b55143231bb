import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { newRequest } from './first-request.ts';
import { daysText } from './look-use-text.ts';
import { RequestButton } from './request-button.tsx';

interface UsesOfLookProps {
  look: Pick<LookDetail, 'id' | 'lookItemMappings'> & { lookUses: NonNullable<LookDetail['lookUses']> };
}

/** The uses of a look that the viewer may see, and the request for a new one. */
export function UsesOfLook({ look: { id, lookItemMappings, lookUses } }: UsesOfLookProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const approved = lookItemMappings.filter((each) => each.latestCertificationStatus === 'Approved');
  const brands = [...new Map(approved.map(({ brand }) => [brand.id, brand])).values()].map((brand) => ({
    value: String(brand.id),
    text: brandName(brand, language),
  }));
  return (
    <Section
      title={t('lookUse.ofLook.title')}
      end={
        <RequestButton
          lookId={id}
          brands={brands}
          first={newRequest(new Date())}
          text={t('lookUse.request')}
        />
      }
    >
      {lookUses.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t(brands.length === 0 ? 'lookUse.ofLook.uncertified' : 'lookUse.ofLook.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {lookUses.map((each) => (
            <Box
              key={each.id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
                fontSize: '0.8125rem',
                '& a': { color: 'link' },
              }}
            >
              <ThingLink kind="look_use" id={each.id}>
                {`${each.id} · ${t(`lookUse.type.${each.type}`)}`}
              </ThingLink>
              <span>{daysText(t, times, each)}</span>
              <KindStatus kind="look_use" status={each.status} />
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
