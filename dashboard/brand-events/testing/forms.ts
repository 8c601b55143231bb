import { t } from 'i18next';
import {
  BrandEventBody,
  BrandEventChanges,
  InvitationBody,
  ReservationBody,
} from '#write-api/brand-events/bodies.ts';
import { occasionEntity } from '#write-api/brand-events/occasion-entity.ts';
import { reservationEntity } from '#write-api/brand-events/reservation-entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { brandEventActionTable, reservationActionTable } from '../action-tables.ts';
import { brandEventFields, newBrandEventFields, seatFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new event', fields: newBrandEventFields(t), body: BrandEventBody },
  { form: 'a revised event', fields: brandEventFields(t), body: BrandEventChanges },
  { form: 'an invitation', fields: seatFields(t), body: InvitationBody },
  { form: 'a booking for a member', fields: seatFields(t), body: ReservationBody },
  ...formsOfActions(brandEventActionTable, occasionEntity.specs),
  ...formsOfActions(reservationActionTable, reservationEntity.specs),
];
