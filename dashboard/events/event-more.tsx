import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FoundEvent } from '#read-api/kit/events/contract.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { thingText } from '../kit/history/entry-text.ts';
import { eventPath } from '../kit/history/history-address.ts';
import type { Wording } from '../kit/history/words.ts';
import { CauseTree } from './cause-tree.tsx';

/** Leads from a found event to its entity's history, and shows the tree of its causes and effects. */
export function EventMore({ entry, wording }: { entry: FoundEvent; wording: Wording }) {
  const { t } = wording;
  const [isOpen, setOpen] = useState(false);
  const path = eventPath(usePageOf(), entry);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, fontSize: '0.8125rem' }}>
      {path !== null && (
        <Box>
          <Link to={path}>{t('events.toHistory', { what: thingText(wording, entry) })}</Link>
        </Box>
      )}
      <Box>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 28, py: 0 }}
        >
          {t(isOpen ? 'events.hideCauses' : 'events.showCauses')}
        </Button>
      </Box>
      {isOpen && <CauseTree position={entry.position} wording={wording} />}
    </Box>
  );
}
