import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { KeyButton } from '../kit/ui/key-button.tsx';
import type { Question } from './prompts.ts';

/** The open question with its options. */
export function QuestionPanel({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Section title={label(t, 'checkIn.questions', question.name)}>
      {question.kind === 'text' ? (
        <Typography variant="body2" color="textSecondary">
          {t('checkIn.answerHelp')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
          {question.options.map((option, at) => (
            <li key={option}>
              <KeyButton name={String(at + 1)} onPress={() => onAnswer(String(at + 1))}>
                {question.group === null ? option : label(t, question.group, option)}
              </KeyButton>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
