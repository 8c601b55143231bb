import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '~icons/ic/baseline-close';

interface FilterChipProps {
  text: string;
  removeText: string;
  onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function FilterChip({ text, removeText, onRemove }: FilterChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: 420,
        paddingLeft: '8px',
        borderRadius: '4px',
        fontSize: '0.75rem',
        lineHeight: '24px',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.tone.neutral.background,
      })}
    >
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        title={text}
      >
        {text}
      </Box>
      <IconButton aria-label={removeText} title={removeText} onClick={onRemove} sx={{ p: '4px' }}>
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
