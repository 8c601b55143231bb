import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { useAreas } from '../kit/areas/use-areas.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Field } from '../kit/fields/field.ts';
import { entryEntity } from '../kit/history/entry-text.ts';
import { entityAt } from './entity-at.ts';
import { ticketFields } from './fields.ts';
import { helpRoom, ticketsPath } from './paths.ts';
import { PicturesChoice } from './pictures-choice.tsx';
import { marksOf, sendMessage } from './send-message.ts';

/** Opens a new ticket. The ticket names the current page and, unless the person opts out, the entity on it. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { kinds } = useAreas();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const entity = entityAt(pathname, kinds);
  const about: Field[] =
    entity === null
      ? []
      : [
          {
            name: 'about',
            kind: 'flag',
            text: t('ticket.about', { name: entryEntity({ t }, { ...entity, entityId: String(entity.id) }) }),
          },
        ];
  const title = t('shell.askForHelp');
  return (
    <FormDialog<CommandAnswer>
      title={title}
      submitText={t('ticket.ask')}
      draftKey={`support ticket new ${entity === null ? '' : pathname}`}
      fields={[...ticketFields(t), ...about]}
      current={{ values: { about: 'true' }, revision: '' }}
      send={({ about: isAbout = true, ...said }) => {
        const body = { ...said, page: pathname, entity: isAbout ? entity : null };
        return sendMessage(ticketsPath, body, { files, intent: keyFor([body, marksOf(files)]) });
      }}
      onDone={({ id }) => {
        onClose();
        navigate(`${helpRoom}/${id}`);
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('ticket.askText')}
      </Typography>
      <PicturesChoice files={files} onChange={setFiles} />
    </FormDialog>
  );
}
