import Type, { type TProperties } from 'typebox';
import { Nullable } from '#http/contract.ts';

/** Schemas that the bodies of several areas share. */
export const Text = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
export const LongText = Type.String({ maxLength: 5000 });
/** Whole KRW or JPY. */
export const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const Percent = Type.Integer({ minimum: 0, maximum: 100 });
export const Region = Type.Enum(['KOREA', 'JAPAN']);
export const Email = Type.String({ format: 'email', maxLength: 320 });
export const Phone = Type.String({ pattern: '^\\+?[0-9][0-9() .-]{4,24}$', maxLength: 25 });
/** The key of an upload of the same request, or the hash of a picture that is there. */
export const PictureKey = Type.String({ minLength: 1, maxLength: 200 });
export const Reason = Type.Optional(Type.String({ maxLength: 1000 }));

export const optionalText = Nullable(Text);
export const optionalLongText = Nullable(LongText);

/** The same properties, each of which may be left out. */
export function allOptional(properties: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  );
}

/** The given names of a body, as far as they are there. */
export function pick(body: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
}
