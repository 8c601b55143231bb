import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { MeanwhileNotice } from '../kit/edit/meanwhile-notice.tsx';
import { SaveBar } from '../kit/edit/save-bar.tsx';
import { type EditParts, useEdit } from '../kit/edit/use-edit.ts';
import { useLeavingQuestion } from '../kit/edit/use-leaving-question.ts';
import type { Field, Values } from '../kit/fields/field.ts';
import { FieldGrid } from '../kit/fields/field-grid.tsx';
import { signOf } from '../kit/preferences/money.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { notify } from '../kit/ui/notices.tsx';
import { partsOf, sizeProblems } from './form-parts.ts';
import { MaterialsInput } from './materials-input.tsx';
import { PicturesInput } from './pictures-input.tsx';
import { formSections, partFields, productFields } from './product-form-fields.ts';
import { ProductPreview } from './product-preview.tsx';
import { SizesInput } from './sizes-input.tsx';
import { useFormOptions } from './use-form-options.ts';

const prices: readonly string[] = ['original_price', 'price'];

interface ProductFormProps extends Omit<EditParts<CommandAnswer>, 'fields'> {
  isNew: boolean;
  asksBrand: boolean;
  submitText: string;
  onCancel: () => void;
}

/** The form of a product: its fields, materials, pictures and, if the product is new, its sizes. */
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
  const { form, changed, meanwhile, saving, refusal, set } = edit;
  const { errors, isSubmitted } = form.formState;
  const values = form.watch();
  const settled = useLeavingQuestion(changed.length > 0);
  const ofSizes = sizeProblems(partsOf(values.sizes ?? ''));
  const categoryId = values.category_id ? Number(values.category_id) : null;

  const submit = form.handleSubmit(() => {
    if (Object.keys(ofSizes).length > 0) return;
    if (!isNew && changed.length === 0) onCancel();
    else saving.mutate();
  });

  function take(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) submit();
  }

  function change(name: string) {
    // Clears the price after a change of its base. The server then recalculates the price, unless the person enters
    // one.
    if (name === 'original_price' || name === 'discount_rate') set({ price: '' });
    else edit.keep();
  }

  function grid(name: (typeof formSections)[number]) {
    return (
      <FieldGrid
        form={form}
        fields={withSign(sections[name], values)}
        keepsFocus={name !== 'base'}
        onChange={change}
      />
    );
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 980px) 250px' },
      }}
    >
      <Box component="form" onSubmit={take} noValidate sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        {meanwhile.length > 0 && (
          <MeanwhileNotice
            meanwhile={meanwhile}
            fields={fields}
            onTakeTheirs={(name) => set({ [name]: meanwhile.find((one) => one.name === name)?.now ?? '' })}
          />
        )}
        <Section title={t('product.form.sections.pictures')}>
          <PicturesInput cover={values.cover_image ?? ''} contents={values.contents ?? ''} onChange={set} />
          <Wrong errors={[errors.cover_image, errors.contents]} />
        </Section>
        <Section title={t('product.form.sections.base')}>{grid('base')}</Section>
        <Section title={t('product.form.sections.terms')}>{grid('terms')}</Section>
        <Section title={t('product.form.sections.attributes')}>
          <Box sx={{ display: 'grid', gap: 1.75 }}>
            {grid('attributes')}
            <MaterialsInput value={values.materials ?? ''} onChange={(text) => set({ materials: text })} />
            <Wrong errors={[errors.materials]} />
          </Box>
        </Section>
        {isNew && (
          <Section title={t('product.form.sections.sizes')}>
            <SizesInput
              value={values.sizes ?? ''}
              categoryId={categoryId}
              problems={isSubmitted ? ofSizes : {}}
              onChange={(text) => set({ sizes: text })}
            />
            <Wrong errors={[errors.sizes]} />
          </Section>
        )}
        <Section title={t('product.form.sections.more')}>{grid('more')}</Section>
        <SaveBar
          unsaved={fields.filter(({ name }) => changed.includes(name)).map(({ text }) => text)}
          refusal={refusal}
          submitText={submitText}
          isPending={saving.isPending}
          onCancel={onCancel}
        />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 64, display: { xs: 'none', lg: 'block' } }}>
        <ProductPreview values={values} />
      </Box>
    </Box>
  );
}

/** The fields with the sign of the chosen region's currency in the prices. */
function withSign(fields: readonly Field[], values: Values): readonly Field[] {
  const unit = { before: signOf(values.region_id as Region) };
  return fields.map((field) => (prices.includes(field.name) ? { ...field, unit } : field));
}

/** The server's errors for inputs outside the field grids. */
function Wrong({ errors }: { errors: readonly (FieldError | undefined)[] }) {
  const said = errors.flatMap((error) => error?.message ?? []);
  if (said.length === 0) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mt: 1 }}>
      {said.join(' ')}
    </Alert>
  );
}
