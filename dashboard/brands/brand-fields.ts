import type { TFunction } from 'i18next';
import type { BankAccount, BusinessRegistration, OutStockAddress } from '#domain/brands/brand-events.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The form of a brand's profile. Only staff may change the SKU code and the region. */
export function profileFields(t: TFunction, isStaff: boolean): Field[] {
  const granted = isStaff ? {} : { locked: t('brand.houseOnly') };
  return [
    { name: 'name', text: t('brand.fields.name'), kind: 'text', required: true },
    { name: 'name_ko', text: t('brand.fields.name_ko'), kind: 'text' },
    { name: 'instagram_id', text: t('brand.fields.instagram_id'), kind: 'text' },
    { name: 'sku_code', text: t('brand.fields.sku_code'), kind: 'text', ...granted },
    {
      name: 'region_id',
      text: t('brand.fields.region_id'),
      kind: 'choice',
      required: true,
      options: [
        { value: 'KOREA', text: t('brand.region.KOREA') },
        { value: 'JAPAN', text: t('brand.region.JAPAN') },
      ],
      ...granted,
    },
    { name: 'agree_marketing', text: t('brand.fields.agree_marketing'), kind: 'flag' },
  ];
}

export function profileValues(brand: BrandDetail): Values {
  return {
    name: brand.name,
    name_ko: text(brand.nameKo),
    instagram_id: text(brand.instagramId),
    sku_code: text(brand.skuCode),
    region_id: brand.regionId,
    agree_marketing: String(brand.agreeMarketing === true),
  };
}

export function termsFields(t: TFunction): Field[] {
  return [
    {
      name: 'commission_rate',
      text: t('brand.fields.commission_rate'),
      kind: 'whole',
      required: true,
      atMost: 100,
    },
    { name: 'is_featured', text: t('brand.fields.is_featured'), kind: 'flag' },
    { name: 'is_exclusive', text: t('brand.fields.is_exclusive'), kind: 'flag' },
    {
      name: 'exclusive_curator_ids',
      text: t('brand.fields.exclusive_curators'),
      kind: 'ids',
      atMost: 10_000,
      help: t('fieldProblems.ids'),
    },
  ];
}

export function termsValues(brand: BrandDetail): Values {
  return {
    commission_rate: text(brand.commissionRate),
    is_featured: String(brand.isFeatured),
    is_exclusive: String(brand.isExclusive),
    exclusive_curator_ids: (brand.exclusiveCuratorIds ?? []).join(', '),
  };
}

export function businessFields(t: TFunction): Field[] {
  return [
    { name: 'business_name', text: t('brand.fields.business_name'), kind: 'text' },
    {
      name: 'business_registration_number',
      text: t('brand.fields.business_registration_number'),
      kind: 'text',
    },
    {
      name: 'business_email',
      text: t('brand.fields.business_email'),
      kind: 'text',
      format: 'email',
      atMost: 320,
    },
  ];
}

export function businessValues({ businessRegistration }: BrandDetail): Values {
  const said = businessRegistration as Partial<BusinessRegistration> | null | undefined;
  return {
    business_name: text(said?.businessName),
    business_registration_number: text(said?.businessRegistrationNumber),
    business_email: text(said?.businessEmail),
  };
}

export function bankFields(t: TFunction): Field[] {
  const part = (name: 'bank_code' | 'bank_name' | 'account_number' | 'owner_name'): Field => ({
    name: `bank_account/${name}`,
    text: t(`brand.fields.${name}`),
    kind: 'text',
    together: name !== 'bank_code',
  });
  return [part('bank_name'), part('bank_code'), part('account_number'), part('owner_name')];
}

export function bankValues({ bankAccount }: BrandDetail): Values {
  const said = bankAccount as Partial<BankAccount> | null | undefined;
  return {
    'bank_account/bank_name': text(said?.bankName),
    'bank_account/bank_code': text(said?.bankCode),
    'bank_account/account_number': text(said?.accountNumber),
    'bank_account/owner_name': text(said?.ownerName),
  };
}

export function organizationFields(t: TFunction): Field[] {
  const address = { kind: 'text', format: 'email', atMost: 320 } as const;
  return [
    { name: 'payment_name', text: t('brand.fields.payment_name'), kind: 'text' },
    { name: 'stock_email', text: t('brand.fields.stock_email'), ...address },
    { name: 'tax_email', text: t('brand.fields.tax_email'), ...address },
  ];
}

export function organizationValues({ paymentName, stockEmail, taxEmail }: BrandDetail): Values {
  return { payment_name: text(paymentName), stock_email: text(stockEmail), tax_email: text(taxEmail) };
}

export function addressFields(t: TFunction): Field[] {
  const part = (name: 'postcode' | 'address_1' | 'address_2', together: boolean): Field => ({
    name: `out_stock_address/${name}`,
    text: t(`brand.fields.${name}`),
    kind: 'text',
    together,
  });
  return [part('postcode', true), part('address_1', true), part('address_2', false)];
}

export function addressValues({ outStockAddress }: BrandDetail): Values {
  const said = outStockAddress as Partial<OutStockAddress> | null | undefined;
  return {
    'out_stock_address/postcode': text(said?.postcode),
    'out_stock_address/address_1': text(said?.address1),
    'out_stock_address/address_2': text(said?.address2),
  };
}

export function phoneFields(t: TFunction): Field[] {
  return [
    { name: 'name', text: t('brand.fields.phone_name'), kind: 'text', required: true },
    {
      name: 'phone',
      text: t('brand.fields.phone'),
      kind: 'text',
      required: true,
      format: 'phone',
      atMost: 25,
    },
    { name: 'is_public', text: t('brand.fields.is_public'), kind: 'flag' },
  ];
}
