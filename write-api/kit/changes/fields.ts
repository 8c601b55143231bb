import Type, { type TOptional, type TProperties } from 'typebox';
import { regions } from '#domain/regions.ts';
import { emailAtMost } from '#domain/text/email.ts';
import { phoneAtMost } from '#domain/text/phone.ts';
import { Nullable, OneOf, PublicName, VisibleText } from '#http/contract.ts';

/** Schemas that the bodies of several areas share. */
export const Text = VisibleText(200);
export const Name = PublicName(200);
export const LongText = Type.String({ maxLength: 5000 });
/** An amount in whole KRW or JPY. */
export const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const Percent = Type.Integer({ minimum: 0, maximum: 100 });
export const Region = OneOf(regions);
export const Email = Type.String({ format: 'email', maxLength: emailAtMost });
export const Phone = Type.String({ format: 'phone', minLength: 1, maxLength: phoneAtMost });
/** A web address. Its scheme may be in upper or lower case. */
export const WebAddress = Type.String({ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://\\S+$', maxLength: 2000 });
/** A picture in a body: the key of an upload in the same request, or the hash of a stored picture. */
export const PictureKey = Type.String({ minLength: 1, maxLength: 200 });
export const Reason = Type.Optional(Type.String({ maxLength: 1000 }));

export const optionalText = Nullable(Text);
export const optionalName = Nullable(Name);
export const optionalLongText = Nullable(LongText);

/** Returns these properties, each of them optional. */
export function allOptional<Properties extends TProperties>(
  properties: Properties,
): { [Name in keyof Properties]: TOptional<Properties[Name]> } {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  ) as { [Name in keyof Properties]: TOptional<Properties[Name]> };
}

/** Copies the named fields of a state, if the state has them. For request bodies use `taken`, which names every field. */
export function pick<Said extends object, Name extends keyof Said>(
  said: Said,
  names: readonly Name[],
): Pick<Said, Name> {
  const there = names.filter((name) => said[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, said[name]])) as Pick<Said, Name>;
}

type Taken<Said, Fields> = {
  [Name in keyof Said as Name extends keyof Fields
    ? Fields[Name] extends true
      ? Name
      : never
    : never]: Said[Name];
};

/**
 * Returns the fields of a body that a command takes (`true`), without those that the caller handles itself (`false`). A field
 * of the body that is not listed does not compile.
 */
export function taken<Said extends object, const Fields extends Readonly<Record<keyof Said, boolean>>>(
  said: Said,
  fields: Fields,
): Taken<Said, Fields> {
  const names = Object.keys(fields) as (keyof Said & string)[];
  const there = names.filter((name) => fields[name] && said[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, said[name]])) as Taken<Said, Fields>;
}
