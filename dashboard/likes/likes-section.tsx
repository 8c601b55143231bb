import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LikeTarget, likeTargets } from '#domain/likes/like-kinds.ts';
import type { LikedThing } from '#read-api/likes/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';

const path = '/v1/likes';
const shownAtMost = 8;

interface Liked {
  target: LikeTarget;
  count: number;
  things: readonly LikedThing[];
}

/** The likes of a member, the newest ones of each kind. */
export function LikesSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { data, error, refetch } = useQuery({
    queryKey: [path, { userId }],
    queryFn: ({ signal }) => Promise.all(likeTargets.map((target) => newest(userId, target, signal))),
  });
  const liked = data?.filter(({ count }) => count > 0);
  return (
    <Section title={t('likes.title')}>
      {data === undefined && error === null && <Skeleton variant="rounded" height={40} />}
      {data === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {liked?.length === 0 && t('likes.none')}
      {liked !== undefined && liked.length > 0 && (
        <FactList
          facts={liked.map(({ target, count, things }) => [
            t(`likes.${target}`),
            <Things key={target} rest={count - things.length}>
              {things.map((thing) => shown(thing, (brand) => brandName(brand, language)))}
            </Things>,
          ])}
        />
      )}
    </Section>
  );
}

async function newest(userId: number, target: LikeTarget, signal: AbortSignal): Promise<Liked> {
  const query = { user_id: userId, limit: shownAtMost };
  const { data } = await api.call<{ count: number; data: LikedThing[] }>('GET', `${path}/${target}`, {
    query,
    signal,
  });
  return { target, count: data.count, things: data.data };
}

function Things({ children, rest }: { children: ReactNode[]; rest: number }) {
  const { t } = useTranslation();
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        // Links on adjacent lines need the minimum touch target of 24 pixels.
        '& a': { minHeight: 24 },
      }}
    >
      {children}
      {rest > 0 && <span>{t('likes.more', { amount: formatNumber(rest) })}</span>}
    </Box>
  );
}

/** A liked entity by its name, or by its id if it no longer exists. */
function shown(
  { id, type, brand, product, look, magazine }: LikedThing,
  nameOf: (brand: NonNullable<LikedThing['brand']>) => string,
): ReactNode {
  const key = `${type} ${id}`;
  if (brand !== null) {
    return (
      <ThingLink key={key} kind="brand" id={id}>
        {nameOf(brand)}
      </ThingLink>
    );
  }
  if (product !== null) {
    return (
      <ThingLink key={key} kind="product" id={id}>
        {product.name}
      </ThingLink>
    );
  }
  if (look !== null) {
    return (
      <ThingLink key={key} kind="look" id={id}>
        {[id, look.username].filter(Boolean).join(' · ')}
      </ThingLink>
    );
  }
  return <span key={key}>{magazine?.name ?? id}</span>;
}
