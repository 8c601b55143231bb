import { lookUseStatuses, lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import { builder } from '../kit/builder.ts';

export const LookUseType = builder.enumType('LookUseType', { values: lookUseTypes });
export const LookUseStatus = builder.enumType('LookUseStatus', { values: lookUseStatuses });
