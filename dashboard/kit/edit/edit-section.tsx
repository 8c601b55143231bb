import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import EditIcon from '~icons/ic/outline-edit';
import { useMay } from '../session/may.tsx';
import { Section } from '../ui/fact-list.tsx';
import { draftOf } from './drafts.ts';
import type { EditFormProps, EditForm as Form } from './edit-form.tsx';

const EditForm = lazy(() => import('./edit-form.tsx').then((m) => ({ default: m.EditForm }))) as typeof Form;

interface EditSectionProps<Result>
  extends Omit<EditFormProps<Result>, 'told' | 'onDone' | 'onClose' | 'children'> {
  title: string;
  mayEdit: boolean;
  /** What it asks of staff; daily work where it is left out. */
  asks?: AskedOfStaff;
  /** What the form says above its fields. */
  note?: string;
  /** What is shown while nobody edits. */
  children: ReactNode;
}

/** A part of a page that is edited in its place. A form that was left unsaved is open again when one comes back. */
export function EditSection<Result>({
  title,
  mayEdit: isOpenTo,
  asks,
  note,
  children,
  ...form
}: EditSectionProps<Result>) {
  const { t } = useTranslation();
  const mayEdit = useMay(asks) && isOpenTo;
  const [isOpen, setOpen] = useState(() => mayEdit && draftOf(form.draftKey) !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <Section
      title={title}
      end={
        mayEdit &&
        !isOpen && (
          <Button
            ref={button}
            size="small"
            startIcon={<EditIcon />}
            aria-label={t('forms.editOf', { name: title })}
            onClick={() => setOpen(true)}
            sx={{ my: -0.5, mr: -0.75 }}
          >
            {t('forms.edit')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <EditForm {...form} told={t('forms.saved', { name: title })} onDone={close} onClose={close}>
            {note && (
              <Typography variant="caption" color="textSecondary">
                {note}
              </Typography>
            )}
          </EditForm>
        </Suspense>
      ) : (
        children
      )}
    </Section>
  );
}
