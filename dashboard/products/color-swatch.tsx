import Box from '@mui/material/Box';

const asHex = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;

/** A colour's code, with a sample of the colour if the code is a hex code. */
export function ColorSwatch({ code }: { code: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {asHex.test(code) && (
        <Box
          component="span"
          sx={(theme) => ({
            width: 14,
            height: 14,
            borderRadius: '3px',
            border: `1px solid ${theme.vars.palette.divider}`,
            backgroundColor: code,
          })}
        />
      )}
      {code}
    </Box>
  );
}
