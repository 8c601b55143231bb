import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Disclosure } from '../kit/ui/disclosure.tsx';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { CertificationLog } from './certification-log.tsx';
import { Checks } from './checks.tsx';
import { ItemActions } from './item-actions.tsx';
import { certificationTones } from './look-tones.ts';
import type { Mapping } from './mapping.ts';
import { reasonsText } from './reasons-text.ts';

/** The items that a look tags, each with its certification status, the reasons and the log of decisions. */
export function TaggedItems({ look }: { look: LookDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={t('look.sections.items')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {look.lookItemMappings.map((mapping) => (
          <TaggedItem key={mapping.id} lookId={look.id} mapping={mapping} />
        ))}
      </Box>
    </Section>
  );
}

function TaggedItem({ lookId, mapping }: { lookId: number; mapping: Mapping }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const {
    product,
    productSize,
    brand,
    latestCertificationStatus: status,
    givenPoints,
    uploadPoint,
  } = mapping;
  return (
    <Box component="article" sx={{ display: 'flex', gap: 1.75, minWidth: 0 }}>
      <Picture src={product.coverImage} size={128} />
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0, flexGrow: 1 }}>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            '& a': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
            '& a:hover': { textDecoration: 'underline' },
          }}
        >
          <Link to={`/products/detail/${product.id}`}>{product.name}</Link>
          <StatusChip tone={certificationTones[status]} text={label(t, 'look.certification', status)} />
        </Box>
        <FactList
          facts={[
            [
              t('look.fields.item'),
              <span key="item">
                {mapping.trysetItemId === null ? (
                  mapping.commerceOrderItemId
                ) : (
                  <Link to={`/trysetitems/${mapping.trysetItemId}`}>{mapping.trysetItemId}</Link>
                )}
                {` · ${productSize.name} · ${brandName(brand, language)}`}
              </span>,
            ],
            [t('look.fields.reasons'), reasonsText(t, mapping.rejectedReasons)],
            [t('look.fields.otherReason'), mapping.otherRejectedReason],
            [t('look.fields.comment'), mapping.comment],
            [
              t('look.fields.points'),
              uploadPoint
                ? t('look.pointsOf', {
                    given: formatNumber(givenPoints ?? 0),
                    all: formatNumber(uploadPoint),
                  })
                : null,
            ],
          ]}
        />
        <Checks checks={mapping.checks} />
        <ItemActions lookId={lookId} mapping={mapping} />
        <Disclosure title={t('look.sections.log')}>
          <CertificationLog logs={mapping.certificationLogs} />
        </Disclosure>
      </Box>
    </Box>
  );
}
