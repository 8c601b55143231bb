import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import { useAreas } from '../kit/areas/use-areas.ts';
import { MeanwhileNotice } from '../kit/edit/meanwhile-notice.tsx';
import { serverProblems } from '../kit/edit/server-problems.ts';
import { type EditParts, useEdit } from '../kit/edit/use-edit.ts';
import { useLeavingQuestion } from '../kit/edit/use-leaving-question.ts';
import { FieldGrid } from '../kit/fields/field-grid.tsx';
import { focusField, useRefusalFocus } from '../kit/fields/focus.ts';
import { problemsOf, problemTexts } from '../kit/fields/problems.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { notify } from '../kit/ui/notices.tsx';
import { partsOf, type SizePart, sizeProblems } from './form-parts.ts';
import { MaterialsInput } from './materials-input.tsx';
import { PicturesInput } from './pictures-input.tsx';
import { formSections, partFields, productFields } from './product-form-fields.ts';
import { SizesInput } from './sizes-input.tsx';
import { useFormOptions } from './use-form-options.ts';

interface ProductFormProps extends Omit<EditParts<CommandAnswer>, 'fields'> {
  isNew: boolean;
  asksBrand: boolean;
  submitText: string;
  onCancel: () => void;
}

/** The form of a product, new or there already: its fields, materials, pictures and, of a new one, its sizes. */
export function ProductForm({ isNew, asksBrand, submitText, onCancel, ...parts }: ProductFormProps) {
  const { t } = useTranslation();
  const sections = productFields(t, useFormOptions(), asksBrand);
  const fields = [...formSections.flatMap((name) => sections[name]), ...partFields(t)];
  const edit = useEdit({
    ...parts,
    fields,
    onDone: (answer) => {
      settled();
      notify('success', t('forms.saved', { name: values.name ?? '' }));
      parts.onDone(answer);
    },
  });
  const { values, changed, meanwhile, saving, set } = edit;
  const settled = useLeavingQuestion(changed.length > 0);
  const { fieldsOfCodes } = useAreas();
  const [isTried, setTried] = useState(false);
  const server =
    saving.error === null
      ? null
      : serverProblems(
          t,
          saving.error,
          fields.map(({ name }) => name),
          fieldsOfCodes,
        );
  const formRef = useRef<HTMLFormElement>(null);
  useRefusalFocus(formRef, saving.error, Object.keys(server?.fields ?? {})[0]);
  const problems = isTried ? problemsOf(fields, values) : {};
  const wrong: Record<string, string> = { ...server?.fields, ...problemTexts(t, problems) };
  const ofSizes = sizeProblems(partsOf<SizePart>(values.sizes ?? ''));
  const categoryId = values.category_id ? Number(values.category_id) : null;

  function change(name: string, value: string) {
    // What a price follows from has changed: it is reckoned anew unless it is said again.
    const isRepriced = name === 'original_price' || name === 'discount_rate';
    edit.setAll(isRepriced ? { [name]: value, price: '' } : { [name]: value });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problemsOf(fields, values));
    if (first !== undefined) return focusField(formRef.current, first);
    if (saving.isPending || Object.keys(ofSizes).length > 0) return;
    if (!isNew && changed.length === 0) return onCancel();
    saving.mutate();
  }

  function grid(name: (typeof formSections)[number]) {
    return (
      <FieldGrid
        fields={sections[name]}
        values={values}
        wrong={wrong}
        keepsFocus={name !== 'base'}
        onChange={change}
      />
    );
  }

  return (
    <Box
      component="form"
      ref={formRef}
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 1.5, maxWidth: 980 }}
    >
      {meanwhile.length > 0 && (
        <MeanwhileNotice
          meanwhile={meanwhile}
          fields={fields}
          onTakeTheirs={(name) => set(name, meanwhile.find((one) => one.name === name)?.now ?? '')}
        />
      )}
      <Section title={t('product.form.sections.base')}>{grid('base')}</Section>
      <Section title={t('product.form.sections.terms')}>{grid('terms')}</Section>
      <Section title={t('product.form.sections.pictures')}>
        <PicturesInput
          cover={values.cover_image ?? ''}
          contents={values.contents ?? ''}
          onChange={(pictures) => edit.setAll(pictures)}
        />
        <Wrong texts={[wrong.cover_image, wrong.contents]} />
      </Section>
      <Section title={t('product.form.sections.attributes')}>
        <Box sx={{ display: 'grid', gap: 1.75 }}>
          {grid('attributes')}
          <MaterialsInput value={values.materials ?? ''} onChange={(text) => set('materials', text)} />
          <Wrong texts={[wrong.materials]} />
        </Box>
      </Section>
      {isNew && (
        <Section title={t('product.form.sections.sizes')}>
          <SizesInput
            value={values.sizes ?? ''}
            categoryId={categoryId}
            problems={isTried ? ofSizes : {}}
            onChange={(text) => set('sizes', text)}
          />
          <Wrong texts={[wrong.sizes]} />
        </Section>
      )}
      <Section title={t('product.form.sections.more')}>{grid('more')}</Section>
      {server?.whole && (
        <Alert severity="error" role="alert">
          {server.whole}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" disabled={saving.isPending} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={saving.isPending}>
          {saving.isPending ? t('forms.saving') : submitText}
        </Button>
      </Box>
    </Box>
  );
}

/** What the server refused of inputs that are no fields of a grid. */
function Wrong({ texts }: { texts: readonly (string | undefined)[] }) {
  const said = texts.filter((text) => text !== undefined);
  if (said.length === 0) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mt: 1 }}>
      {said.join(' ')}
    </Alert>
  );
}
