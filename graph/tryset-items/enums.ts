import { courierCodes } from '#domain/couriers.ts';
import { faultTypes, refusalTypes } from '#domain/tryset-items/item-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { builder } from '../kit/builder.ts';

export const TrysetItemStatus = builder.enumType('TrysetItemStatus', { values: trysetItemStatuses });
export const RefusalType = builder.enumType('RefusalType', { values: refusalTypes });
export const FaultType = builder.enumType('FaultType', { values: faultTypes });
export const CourierCode = builder.enumType('CourierCode', { values: courierCodes });
