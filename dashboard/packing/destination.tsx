import Typography from '@mui/material/Typography';
import type { Tryset } from '#read-api/trysets/contract.ts';

/** Whom a parcel goes to, as its label needs it. */
export function Destination({
  of: { name, phone, address, notes },
}: {
  of: NonNullable<Tryset['destination']>;
}) {
  return (
    <Typography variant="body2" component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      {[name, phone].filter(Boolean).join(' · ')}
      <br />
      {address}
      {notes && (
        <>
          <br />
          {notes}
        </>
      )}
    </Typography>
  );
}
