import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import type { Field, Values } from '../kit/fields/field.ts';
import { type Fact, FactList } from '../kit/ui/fact-list.tsx';
import {
  addressFields,
  addressValues,
  businessFields,
  businessValues,
  organizationFields,
  organizationValues,
} from './brand-fields.ts';
import { brandForm } from './use-brand.ts';

/** Whether the brand can be changed. A declined brand cannot. */
export const isRevisable = ({ status }: BrandDetail) => status !== 'declined';

/** The values of a form's fields as read-only facts. */
export function useFacts(fields: readonly Field[], values: Values): Fact[] {
  const { t } = useTranslation();
  return fields.map(({ name, text, kind, options }) => {
    const value = values[name] ?? '';
    if (kind === 'flag') return [text, value === 'true' ? t('common.yes') : t('common.no')];
    return [text, options?.find((option) => option.value === value)?.text ?? value];
  });
}

export function Note({ text }: { text: string }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
      {text}
    </Typography>
  );
}

export function SealedNote() {
  const { t } = useTranslation();
  return <Note text={t('brand.sealedNote')} />;
}

const sealedParts = {
  business: { fieldsOf: businessFields, valuesOf: businessValues },
  address: { fieldsOf: addressFields, valuesOf: addressValues },
  organization: { fieldsOf: organizationFields, valuesOf: organizationValues },
} as const;

/** Data that is encrypted in the events: business registration, out-stock address, payment, e-mail for stock and taxes. */
export function SealedSection({ brand, part }: { brand: BrandDetail; part: keyof typeof sealedParts }) {
  const { t } = useTranslation();
  const { fieldsOf, valuesOf } = sealedParts[part];
  const fields = fieldsOf(t);
  return (
    <EditSection
      title={t(`brand.sections.${part}`)}
      mayEdit={isRevisable(brand)}
      draftKey={`brand ${brand.id} ${part}`}
      fields={fields}
      {...brandForm(brand, valuesOf)}
    >
      <FactList facts={useFacts(fields, valuesOf(brand))} />
      <SealedNote />
    </EditSection>
  );
}
