import Box from '@mui/material/Box';

/** Takes keyboard users past the navigation to the page's content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        clipPath: 'inset(50%)',
        zIndex: theme.zIndex.tooltip,
        p: 1,
        borderRadius: 1,
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
        '&:focus': { clipPath: 'none' },
      })}
    >
      {text}
    </Box>
  );
}
