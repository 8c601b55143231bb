import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface ChoicesProps<Key extends string> {
  /** The name of the group, for screen readers. */
  name: string;
  all: readonly { key: Key; name: string }[];
  chosen: readonly Key[];
  onChoose: (key: Key) => void;
}

/** Buttons side by side, of which some are pressed. */
export function Choices<Key extends string>({ name, all, chosen, onChoose }: ChoicesProps<Key>) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, displayPrint: 'none' }}
    >
      {all.map(({ key, name: text }) => {
        const isChosen = chosen.includes(key);
        return (
          <Button
            key={key}
            variant={isChosen ? 'contained' : 'outlined'}
            color={isChosen ? 'primary' : 'inherit'}
            aria-pressed={isChosen}
            onClick={() => onChoose(key)}
            sx={{ minHeight: 28, py: 0 }}
          >
            {text}
          </Button>
        );
      })}
    </Box>
  );
}
