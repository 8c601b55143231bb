import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreas } from '../areas/use-areas.ts';
import { FieldGrid } from '../fields/field-grid.tsx';
import { focusField, useRefusalFocus } from '../fields/focus.ts';
import { problemsOf, problemTexts } from '../fields/problems.ts';
import { notify } from '../ui/notices.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { serverProblems } from './server-problems.ts';
import { type EditParts, useEdit } from './use-edit.ts';

export interface EditFormProps<Result> extends EditParts<Result> {
  onClose: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
  submitText?: string;
  /** What is said once it is done. */
  told: string;
  danger?: boolean;
  oneColumn?: boolean;
  /** Worth sending even where nothing was typed: the fields only say more. */
  isWhole?: boolean;
}

/** Fields with the buttons to save or discard them; stays open with the reason where it was refused. */
export function EditForm<Result>(props: EditFormProps<Result>) {
  const { fields, onClose, children, submitText, told, danger, oneColumn, isWhole } = props;
  const { t } = useTranslation();
  const edit = useEdit({
    ...props,
    onDone: (result) => {
      notify('success', told);
      props.onDone(result);
    },
  });
  const { fieldsOfCodes } = useAreas();
  const [isTried, setTried] = useState(false);
  const { saving, values, changed, meanwhile } = edit;
  const names = fields.map(({ name }) => name);
  const server = saving.error === null ? null : serverProblems(t, saving.error, names, fieldsOfCodes);
  const formRef = useRef<HTMLFormElement>(null);
  useRefusalFocus(formRef, saving.error, Object.keys(server?.fields ?? {})[0]);
  const own = isTried ? problemsOf(fields, values) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog's form stands inside its page's tree: its submit is nobody else's.
    event.stopPropagation();
    if (saving.isPending) return;
    setTried(true);
    const [wrong] = Object.keys(problemsOf(fields, values));
    if (wrong !== undefined) return focusField(formRef.current, wrong);
    if (changed.length === 0 && !isWhole) return close();
    saving.mutate();
  }

  function close() {
    if (saving.isPending) return;
    edit.discard();
    onClose();
  }

  return (
    <Box
      component="form"
      ref={formRef}
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 2, pt: 0.75 }}
    >
      {children}
      {meanwhile.length > 0 && (
        <MeanwhileNotice
          meanwhile={meanwhile}
          fields={fields}
          onTakeTheirs={(name) => edit.set(name, meanwhile.find((one) => one.name === name)?.now ?? '')}
        />
      )}
      <FieldGrid
        fields={fields}
        values={values}
        wrong={{ ...server?.fields, ...problemTexts(t, own) }}
        {...(oneColumn && { oneColumn })}
        onChange={edit.set}
      />
      {server?.whole && (
        <Alert severity="error" role="alert">
          {server.whole}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={close} disabled={saving.isPending}>
          {changed.length > 0 && !isWhole ? t('forms.discard') : t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={saving.isPending}
          autoFocus={fields.length === 0}
        >
          {saving.isPending ? t('forms.saving') : (submitText ?? t('forms.save'))}
        </Button>
      </Box>
    </Box>
  );
}
