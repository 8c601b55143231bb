import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#read-api/comments/contract.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { confirm } from '../kit/ui/confirm.tsx';
import { errorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { CommentWords } from './comment-words.tsx';
import { Composer } from './composer.tsx';
import { draftKey, draftOf } from './drafts.ts';
import { draftOfComment } from './mention-draft.ts';
import type { Thing } from './paths.ts';
import { useSending } from './use-sending.ts';

/** One comment with its author, times, audience and buttons. */
export function CommentEntry({ thing, comment }: { thing: Thing; comment: Comment }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const mayWork = useMay();
  const { id, text, mentions, author, audience, createdTime, revisedTime, mayRevise, mayRemove } = comment;
  const [isOpen, setOpen] = useState(() => draftOf(draftKey(thing, id)) !== undefined);
  const { mutate } = useSending(thing, () => notify('success', t('comments.removed')));
  const name = actorText(t, author);

  async function remove() {
    const question = {
      title: t('comments.askRemove'),
      text: t('comments.askRemoveText'),
      ok: t('comments.remove'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    mutate({ method: 'DELETE', commentId: id }, { onError: (error) => notify('fail', errorText(t, error)) });
  }
  const nameOf = (account: { label: string; id: number }) => {
    const who = mentions.find((one) => one.label === account.label && one.id === account.id);
    return actorText(t, who ?? { ...account, name: null });
  };
  const button = (what: 'edit' | 'remove', onClick: () => void) => (
    <Button
      size="small"
      color={what === 'remove' ? 'error' : 'primary'}
      aria-label={t(`comments.${what}Of`, { name, time: times.dateTime(createdTime) })}
      onClick={onClick}
      sx={{ minHeight: 24, minWidth: 0, px: 0.75, py: 0 }}
    >
      {t(`comments.${what}`)}
    </Button>
  );
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
      <Portrait src={null} name={name} size={28} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 1,
            fontSize: '0.75rem',
            color: 'text.secondary',
          }}
        >
          <Box component="strong" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
            {name}
          </Box>
          <time dateTime={createdTime}>{times.dateTime(createdTime)}</time>
          {revisedTime !== null && (
            <time dateTime={revisedTime}>{t('comments.revised', { time: times.dateTime(revisedTime) })}</time>
          )}
          <span>{t(`comments.audience.${audience}`)}</span>
          {!isOpen && mayWork && (mayRevise || mayRemove) && (
            <Box sx={{ ml: 'auto' }}>
              {mayRevise && button('edit', () => setOpen(true))}
              {mayRemove && button('remove', () => void remove())}
            </Box>
          )}
        </Box>
        {isOpen ? (
          <Composer
            thing={thing}
            revised={{ id, audience, draft: draftOfComment(text, nameOf) }}
            onDone={() => setOpen(false)}
          />
        ) : (
          <CommentWords text={text} mentions={mentions} />
        )}
      </Box>
    </Box>
  );
}
