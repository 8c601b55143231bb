import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SavedReplyDetail } from '#read-api/saved-replies/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { detailForm } from '../kit/edit/detail-form.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { savedReplyFields, savedReplyValues } from './fields.ts';
import { savedRepliesRoom, savedReplyPath } from './paths.ts';

const RemoveDialog = lazy(() =>
  import('../kit/edit/remove-dialog.tsx').then((m) => ({ default: m.RemoveDialog })),
);

const life = ['saved_reply'] as const;

/** A saved reply with its texts and its history. */
export function SavedReplyPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: savedRepliesRoom, name: t('rooms.savedReplies') };
  return (
    <PastFrame<SavedReplyDetail> life={life} path={savedReplyPath} id={id} back={back}>
      {(reply) => <Reply key={reply.id} reply={reply} back={back} />}
    </PastFrame>
  );
}

function Reply({ reply, back }: { reply: SavedReplyDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { isPast } = usePast();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <PageHeader
        back={back}
        title={reply.title}
        end={
          <>
            <PastButton />
            {!isPast && (
              <May>
                <Button variant="outlined" color="error" onClick={() => setRemoving(true)}>
                  {t('savedReply.remove')}
                </Button>
              </May>
            )}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 860 }}>
        <EditSection
          title={t('rooms.savedReply')}
          mayEdit={!isPast}
          draftKey={`saved reply ${reply.id}`}
          fields={savedReplyFields(t)}
          {...detailForm(savedReplyPath, reply, savedReplyValues)}
        >
          <FactList
            facts={[
              [t('savedReply.fields.title'), reply.title],
              [t('savedReply.fields.textEn'), <Lines key="en" text={reply.textEn} />],
              [t('savedReply.fields.textKo'), <Lines key="ko" text={reply.textKo} />],
              [t('savedReply.fields.textJa'), <Lines key="ja" text={reply.textJa} />],
              [t('savedReply.fields.createdTime'), times.dateTime(reply.createdTime)],
              [t('savedReply.fields.updatedTime'), times.dateTime(reply.updatedTime)],
            ]}
          />
          <Typography variant="caption" color="textSecondary">
            {t('savedReply.placeholders')}
          </Typography>
        </EditSection>
        <Timeline path={`${savedReplyPath}/history`} id={reply.id} />
      </Box>
      {isRemoving && (
        <Suspense fallback={null}>
          <RemoveDialog
            title={t('savedReply.remove')}
            text={t('savedReply.removeText', { title: reply.title })}
            path={savedReplyPath}
            detail={reply}
            draftKey={`saved reply ${reply.id} remove`}
            to={savedRepliesRoom}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const Lines = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Box>
);
