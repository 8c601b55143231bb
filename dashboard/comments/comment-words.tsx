import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameAccount } from '#domain/accounts/account.ts';
import { partsOf } from '#domain/comments/comment-text.ts';
import type { Comment } from '#read-api/comments/contract.ts';
import { actorText } from '../kit/history/actor-text.ts';

/** The text of a comment, with the current names of the mentioned accounts. */
export function CommentWords({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const { t } = useTranslation();
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem', lineHeight: 1.5 }}>
      {partsOf(text).map((part, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no id besides its position
        if (typeof part === 'string') return <Fragment key={place}>{part}</Fragment>;
        const who = mentions.find((one) => isSameAccount(one, part)) ?? { ...part, name: null };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no id besides its position
          <Box key={place} component="strong" sx={{ color: 'primary.main', fontWeight: 600 }}>
            @{actorText(t, who)}
          </Box>
        );
      })}
    </Box>
  );
}
