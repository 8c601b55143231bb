import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ArrowLeftIcon from '~icons/ic/baseline-arrow-back';
import ArrowRightIcon from '~icons/ic/baseline-arrow-forward';
import StarIcon from '~icons/ic/baseline-star-border';
import DeleteIcon from '~icons/ic/outline-delete';
import UploadIcon from '~icons/ic/outline-upload';
import { Picture } from '../kit/ui/picture.tsx';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { isThere, keepUpload, pictureSource, pictureTypes, problemOf } from './uploads.ts';

interface PicturesInputProps {
  cover: string;
  contents: string;
  onChange: (pictures: { cover_image?: string; contents?: string }) => void;
}

/** The cover and the other pictures of a product. The person can add, reorder and remove them, and choose the cover. */
export function PicturesInput({ cover, contents, onChange }: PicturesInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const keys = contents.split(',').filter((key) => key !== '' && isThere(key));

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const told = files.flatMap((file) => {
      const problem = problemOf(file);
      return problem === null ? [] : [t(`product.form.${problem}`, { name: file.name })];
    });
    setRefused(told);
    const added = files.filter((file) => problemOf(file) === null).map(keepUpload);
    if (added.length === 0) return;
    // A product without a cover gets the first added picture as its cover.
    const [first = '', ...others] = added;
    if (cover !== '') onChange({ contents: [...keys, ...added].join(',') });
    else onChange({ cover_image: first, contents: [...keys, ...others].join(',') });
  }

  function move(at: number, to: number) {
    const others = keys.filter((_, index) => index !== at);
    onChange({ contents: [...others.slice(0, to), keys[at] ?? '', ...others.slice(to)].join(',') });
  }

  function makeCover(at: number) {
    const next = keys.map((key, index) => (index === at ? cover : key)).filter(Boolean);
    onChange({ cover_image: keys[at] ?? '', contents: next.join(',') });
  }

  const hasCover = cover !== '' && isThere(cover);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {hasCover && (
          <Shown source={pictureSource(cover)} size={120} name={t('product.form.cover')}>
            <Small
              Icon={<DeleteIcon />}
              name={t('product.form.removeCover')}
              onClick={() => onChange({ cover_image: '' })}
            />
          </Shown>
        )}
        {keys.map((key, at) => {
          const n = at + 1;
          return (
            <Shown key={key} source={pictureSource(key)} size={96} name={t('product.pictureOf', { n })}>
              <Small
                Icon={<ArrowLeftIcon />}
                name={t('product.form.moveLeft', { n })}
                isIdle={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <Small
                Icon={<ArrowRightIcon />}
                name={t('product.form.moveRight', { n })}
                isIdle={at === keys.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <Small
                Icon={<StarIcon />}
                name={t('product.form.makeCover', { n })}
                onClick={() => makeCover(at)}
              />
              <Small
                Icon={<DeleteIcon />}
                name={t('product.form.removePicture', { n })}
                onClick={() => onChange({ contents: keys.filter((other) => other !== key).join(',') })}
              />
            </Shown>
          );
        })}
      </Box>
      <Box>
        <input
          ref={input}
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          aria-label={t('product.form.choosePictures')}
          tabIndex={-1}
          style={visuallyHidden}
          onChange={choose}
        />
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {t('product.form.choosePictures')}
        </Button>
        <FormHelperText id={helpId}>{t('product.form.pictureHelp')}</FormHelperText>
        {refused.map((told) => (
          <FormHelperText key={told} error role="alert">
            {told}
          </FormHelperText>
        ))}
      </Box>
    </Box>
  );
}

interface ShownProps {
  source: string;
  size: number;
  name: string;
  children: ReactNode;
}

function Shown({ source, size, name, children }: ShownProps) {
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 0.25, justifyItems: 'center' }}>
      <Picture src={source} size={size} />
      <Typography variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Box sx={{ display: 'flex' }}>{children}</Box>
    </Box>
  );
}

interface SmallProps {
  Icon: ReactNode;
  name: string;
  isIdle?: boolean;
  onClick: () => void;
}

function Small({ Icon, name, isIdle = false, onClick }: SmallProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={isIdle}
      onClick={() => !isIdle && onClick()}
      sx={{ p: 0.5, '& svg': { fontSize: 16 }, ...(isIdle && { color: 'text.disabled' }) }}
    >
      {Icon}
    </IconButton>
  );
}
