import Type, { type TOptional, type TProperties } from 'typebox';
import { phoneForm } from '#domain/phone.ts';
import { regions } from '#domain/regions.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { nameFormat } from '#http/name-format.ts';

/** Schemas that the bodies of several areas share. */
export const Text = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
/** Of a person, a brand or a product: it stands in letters and on other people's screens. */
export const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  format: nameFormat,
  description: 'One line without addresses',
});
export const LongText = Type.String({ maxLength: 5000 });
/** Whole KRW or JPY. */
export const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const Percent = Type.Integer({ minimum: 0, maximum: 100 });
export const Region = OneOf(regions);
export const Email = Type.String({ format: 'email', maxLength: 320 });
export const Phone = Type.String(phoneForm);
/** The key of an upload of the same request, or the hash of a picture that is there. */
export const PictureKey = Type.String({ minLength: 1, maxLength: 200 });
export const Reason = Type.Optional(Type.String({ maxLength: 1000 }));

export const optionalText = Nullable(Text);
export const optionalName = Nullable(Name);
export const optionalLongText = Nullable(LongText);

/** The same properties, each of which may be left out. */
export function allOptional<Properties extends TProperties>(
  properties: Properties,
): { [Name in keyof Properties]: TOptional<Properties[Name]> } {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  ) as { [Name in keyof Properties]: TOptional<Properties[Name]> };
}

/** The given fields of what is said, as far as they are there. */
export function pick<Said extends object, Name extends keyof Said>(
  said: Said,
  names: readonly Name[],
): Pick<Said, Name> {
  const there = names.filter((name) => said[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, said[name]])) as Pick<Said, Name>;
}
