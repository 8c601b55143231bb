import {
  brandEventStatuses,
  certificationMethods,
  certificationStatuses,
  lookReportTypes,
  lookSnsTypes,
  snsProblems,
} from '#domain/looks/look-kinds.ts';
import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { builder } from '../kit/builder.ts';

export const CertificationStatus = builder.enumType('LookCertificationStatus', {
  values: certificationStatuses,
});
export const BrandEventCertificationStatus = builder.enumType('LookBrandEventCertificationStatus', {
  values: brandEventStatuses,
});
export const CertificationMethod = builder.enumType('LookCertificationMethod', {
  values: certificationMethods,
});
export const LookStatus = builder.enumType('LookStatus', { values: lookOverallStatuses });
export const SnsType = builder.enumType('SnsType', { values: lookSnsTypes });
export const RejectionReason = builder.enumType('LookRejectedReason', { values: rejectionReasons });
export const LookReportType = builder.enumType('LookReportType', { values: lookReportTypes });
export const SnsProblem = builder.enumType('SnsProblem', { values: snsProblems });
