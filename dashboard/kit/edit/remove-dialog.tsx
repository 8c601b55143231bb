import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import type { Values } from '../fields/field.ts';
import { detailForm, removalOf } from './detail-form.ts';
import { FormDialog } from './form-dialog.tsx';

interface RemoveDialogProps<Detail> {
  /** The verb with its object: `Remove the agency`. */
  title: string;
  text: string;
  /** The path of the detail call, with `{id}`. */
  path: string;
  detail: Detail;
  /** Its fields, if the person confirms again after another person changed one. */
  valuesOf?: (detail: Detail) => Values;
  draftKey: string;
  /** The room that opens afterwards, if the page goes with the thing. */
  to?: string;
  onClose: () => void;
}

/** Removes a thing. The server may refuse; its error then stands in the dialog. */
export function RemoveDialog<Detail extends { id: number; revision: string }>({
  title,
  text,
  path,
  detail,
  valuesOf = () => ({}),
  draftKey,
  to,
  onClose,
}: RemoveDialogProps<Detail>) {
  const navigate = useNavigate();
  return (
    <FormDialog<unknown>
      title={title}
      draftKey={draftKey}
      isWhole
      danger
      submitText={title}
      fields={[]}
      {...detailForm(path, detail, valuesOf)}
      send={removalOf(path, detail.id)}
      leaves={() => to !== undefined}
      onDone={() => (to === undefined ? onClose() : navigate(to))}
      onClose={onClose}
    >
      <Typography variant="body2">{text}</Typography>
    </FormDialog>
  );
}
