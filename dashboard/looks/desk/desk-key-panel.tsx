import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../../kit/ui/fact-list.tsx';
import { KeyButton } from '../../kit/ui/key-button.tsx';

const keys = [
  { name: 'A', act: 'approve', decides: true },
  { name: 'R', act: 'reject', decides: true, isDanger: true },
  { name: 'D', act: 'defer', decides: true, ofItems: true },
  { name: 'U', act: 'undo', decides: false },
  { name: '→', act: 'next', decides: false },
  { name: '←', act: 'back', decides: false },
] as const;

type Act = (typeof keys)[number]['act'];

interface DeskKeyPanelProps {
  acts: Readonly<Record<Act, () => void>>;
  /** Whether the item or the event on the desk waits for a decision. */
  mayDecide: boolean;
  /** Whether the decision may be deferred: an item's may, an event's not. */
  mayDefer: boolean;
}

/** The actions on the current item, each with its key, which is also a button. */
export function DeskKeyPanel({ acts, mayDecide, mayDefer }: DeskKeyPanelProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('lookDesk.keys')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {keys
          .filter(({ decides, ...key }) => (mayDecide || !decides) && (mayDefer || !('ofItems' in key)))
          .map(({ name, act, ...key }) => (
            <li key={act}>
              <KeyButton name={name} isDanger={'isDanger' in key} onPress={acts[act]}>
                {t(`lookDesk.${act}`)}
              </KeyButton>
            </li>
          ))}
      </Box>
    </Section>
  );
}
