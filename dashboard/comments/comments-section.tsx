import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePast } from '../kit/as-of/past.ts';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { Composer } from './composer.tsx';
import type { Thing } from './paths.ts';
import { useComments } from './use-comments.ts';

/** The comments on an entity, the newest last, and the editor for a new one. Hidden in past views, which have no comments. */
export function CommentsSection(thing: Thing) {
  const { isPast } = usePast();
  return isPast ? null : <Thread key={`${thing.kind}-${thing.id}`} thing={thing} />;
}

function Thread({ thing }: { thing: Thing }) {
  const { t } = useTranslation();
  const { comments, count, error, onRetry, onEarlier, isLoadingMore } = useComments(thing);
  return (
    <Section title={t('comments.title')}>
      {comments === undefined && error === null && <Skeleton variant="rounded" height={60} />}
      {comments === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />
      )}
      {onEarlier && comments && (
        <Button size="small" onClick={onEarlier} aria-disabled={isLoadingMore}>
          {t('comments.earlier', { amount: count - comments.length })}
        </Button>
      )}
      {comments?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('comments.none')}
        </Typography>
      )}
      {comments && comments.length > 0 && (
        <Box component="ul" aria-label={t('comments.title')} sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
          {comments.map((comment) => (
            <CommentEntry key={comment.id} thing={thing} comment={comment} />
          ))}
        </Box>
      )}
      <May>
        <Composer thing={thing} />
      </May>
    </Section>
  );
}
