import { builder } from '../kit/builder.ts';
import { CertificationMethod, CertificationStatus, SnsType } from './enums.ts';

/** The filters of the REST list, with the names of its parameters. */
export const LookFilters = builder.inputType('LookFilters', {
  fields: (t) => ({
    ids: t.intList(),
    q: t.string({ description: 'A text of the look, its curator or its products' }),
    snsType: t.field({ type: SnsType }),
    certificationStatus: t.field({ type: [CertificationStatus] }),
    decidedBy: t.field({ type: [CertificationMethod] }),
    brandId: t.int(),
    brandIds: t.intList(),
    userId: t.int(),
    username: t.string(),
    productIds: t.intList(),
    categoryIds: t.intList(),
    trysetItemIds: t.intList(),
    isLinkValid: t.boolean(),
    isDuplicate: t.boolean(),
    isHidden: t.boolean(),
    brandLikeExists: t.boolean(),
    publicUser: t.boolean(),
    createdAt: t.string({ description: 'One day, or a first and a last day or time with a comma' }),
    createdAtAfter: t.string(),
    createdAtBefore: t.string(),
    decidedAt: t.string({ description: 'One day, or a first and a last day or time with a comma' }),
    order: t.string({ description: 'A field of the REST list’s order, with "-" for descending' }),
  }),
});
