import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filledIn, type Placeholder } from '#domain/saved-replies/placeholder-kinds.ts';
import { type Language, languages } from '#domain/words/languages.ts';
import type { SavedReply } from '#read-api/saved-replies/contract.ts';
import { api } from '../kit/client/api.ts';
import { savedRepliesPath } from './paths.ts';

interface ReplyChoiceProps {
  /** The language of the person who will read the answer. */
  language: Language;
  values: Readonly<Record<Placeholder, string>>;
  /** Called with the text of the chosen reply, filled in. Nothing is sent. */
  onChoose: (text: string) => void;
}

/** A list of saved replies. The chosen one is put into the answer, where the person reads and changes it. */
export function ReplyChoice(props: ReplyChoiceProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const close = () => setAt(null);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" onClick={({ currentTarget }) => setAt(currentTarget)}>
        {t('savedReply.insert')}
      </Button>
      {at !== null && (
        <Popover
          open
          anchorEl={at}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('savedReply.insert') } }}
        >
          <Choices
            {...props}
            onChoose={(text) => {
              close();
              props.onChoose(text);
            }}
          />
        </Popover>
      )}
    </>
  );
}

const textIn = ({ textEn, textKo, textJa }: SavedReply, language: Language) =>
  ({ en: textEn, ko: textKo, ja: textJa })[language];

function Choices({ language: first, values, onChoose }: ReplyChoiceProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(first);
  const { data } = useQuery({
    queryKey: [savedRepliesPath, 'choice'],
    queryFn: ({ signal }) =>
      api.call<{ data: SavedReply[] }>('GET', savedRepliesPath, { query: { limit: 500 }, signal }),
  });
  const replies = data?.data.data ?? [];
  return (
    <Box sx={{ p: 1.5, width: 320, display: 'grid', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('savedReply.language')}
        value={language}
        onChange={(_, chosen: Language | null) => setLanguage(chosen ?? language)}
      >
        {languages.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`shell.languages.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <ButtonBase
              onClick={() => onChoose(filledIn(textIn(reply, language), values))}
              sx={(theme) => ({
                width: '100%',
                justifyContent: 'flex-start',
                px: 0.75,
                py: 0.75,
                borderRadius: '4px',
                fontSize: '0.8125rem',
                textAlign: 'left',
                '&:hover': { backgroundColor: theme.vars.palette.action.hover },
              })}
            >
              {reply.title}
            </ButtonBase>
          </li>
        ))}
      </Box>
      {data !== undefined && replies.length === 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('savedReply.none')}
        </Typography>
      )}
    </Box>
  );
}
