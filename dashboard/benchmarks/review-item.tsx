import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BenchmarkItem } from '#read-api/benchmarks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { Checks } from '../looks/checks.tsx';
import { reasonsText } from '../looks/reasons-text.ts';
import { verdictTones } from './benchmark-tones.ts';
import { ReviewButtons } from './review-buttons.tsx';

interface ReviewItemProps {
  benchmarkId: string;
  item: BenchmarkItem;
  mayReview: boolean;
}

/** An item: the post beside the product, the verdicts of people, the method and the review, and the review buttons. */
export function ReviewItem({ benchmarkId, item, mayReview }: ReviewItemProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { look, product, brand, user, decided, userResult, verdict, checks, failure } = item;
  const name = t('benchmark.itemName', { n: item.number, product: product.name });
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ display: 'flex', gap: 1.75, flexWrap: 'wrap', minWidth: 0 }}
    >
      <Picture src={look.images[0] ?? null} size={176} name={t('benchmark.post')} />
      <Picture src={product.coverImage} size={176} name={product.name} />
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0, flex: '1 1 260px' }}>
        <Box sx={{ '& a': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' } }}>
          <Link to={`/looks/${look.id}`}>
            {t('benchmark.lookOf', { id: look.id, name: user.username ?? t('common.unknownPerson') })}
          </Link>
          {` · ${product.name} · ${brandName(brand, language)}`}
        </Box>
        <FactList
          facts={[
            [
              t('benchmark.peopleSaid'),
              <Said key="people" verdict={decided.verdict} reasons={decided.reasons} />,
            ],
            [t('benchmark.methodSaid'), verdict && <Said key="method" verdict={verdict} reasons={[]} />],
            [t('benchmark.noWord'), failure],
            [
              t('benchmark.reviewSaid'),
              userResult && <Said key="review" verdict={userResult.verdict} reasons={userResult.reasons} />,
            ],
          ]}
        />
        <Checks checks={checks} />
        {look.description !== '' && (
          <Box
            component="p"
            sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
          >
            {look.description}
          </Box>
        )}
        {mayReview && <ReviewButtons benchmarkId={benchmarkId} item={item} name={name} />}
      </Box>
    </Box>
  );
}

interface SaidProps {
  verdict: NonNullable<BenchmarkItem['verdict']>;
  reasons: readonly string[];
}

function Said({ verdict, reasons }: SaidProps) {
  const { t } = useTranslation();
  return (
    <>
      <StatusChip tone={verdictTones[verdict]} text={label(t, 'benchmark.verdict', verdict)} />{' '}
      {reasonsText(t, reasons)}
    </>
  );
}
