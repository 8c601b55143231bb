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
  /** The role that staff need to edit the section; daily work by default. */
  asks?: AskedOfStaff;
  /** Note above the form's fields. */
  note?: string;
  /** Content of the section while its form is closed. */
  children: ReactNode;
}

/** A section of a page that is edited in place. A form with an unsaved draft is open again when the person returns. */
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
