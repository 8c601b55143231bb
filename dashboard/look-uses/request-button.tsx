import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import { usePast } from '../kit/as-of/past.ts';
import type { InputOption } from '../kit/fields/input.ts';
import { May } from '../kit/session/may.tsx';
import { late, usePreloaded } from '../kit/ui/late.tsx';

const RequestDialog = late(() => import('./request-dialog.tsx').then((m) => m.RequestDialog));

interface RequestButtonProps {
  lookId: number;
  brands: readonly InputOption[];
  first: { type: LookUseType; use_start_date: string; use_end_date: string };
  text: string;
}

/** Opens the request for a use of a look. Left out in views of the past, and without a brand that may ask. */
export function RequestButton({ text, brands: [brand, ...others], ...request }: RequestButtonProps) {
  const { isPast } = usePast();
  const [isOpen, setOpen] = useState(false);
  usePreloaded(RequestDialog);
  if (isPast || brand === undefined) return null;
  return (
    <May>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && <RequestDialog {...request} brands={[brand, ...others]} onClose={() => setOpen(false)} />}
    </May>
  );
}
