import { useTranslation } from 'react-i18next';
import { picturesAtMost } from '#domain/support-tickets/support-ticket-kinds.ts';
import { PicturesChoice as Choice } from '../kit/edit/pictures-choice.tsx';

interface PicturesChoiceProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Chooses the pictures of a message, at most `picturesAtMost`. */
export function PicturesChoice({ files, onChange }: PicturesChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choice
      name={t('ticket.fields.pictures')}
      addText={(amount) => t('ticket.addPictures', { amount })}
      atMost={picturesAtMost}
      files={files}
      onChange={onChange}
    />
  );
}
