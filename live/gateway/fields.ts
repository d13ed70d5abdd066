import { COUNTRY_CODES, type Country } from '../countries.ts';
import { isCommonPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, normalized } from '../passwords.ts';

/** Why a field was refused. */
export type FieldCode = 'required' | 'invalid' | 'too-long' | 'too-common';

export type Rejection = { readonly kind: 'rejected'; readonly fields: Readonly<Record<string, FieldCode>> };

/** Thrown where a request is not of the agreed form. */
export class Rejected extends Error {
  readonly fields: Rejection['fields'];
  constructor(fields: Rejection['fields']) {
    super('The request was rejected.');
    this.fields = fields;
  }
}

/** Returns the value as it is to be used. @throws FieldError if the value is missing or wrong; Rejected if fields within it are */
export type Field<Value> = (value: unknown) => Value;

class FieldError extends Error {
  readonly code: FieldCode;
  constructor(code: FieldCode) {
    super(code);
    this.code = code;
  }
}

type Shape = Readonly<Record<string, Field<unknown>>>;
export type Values<Fields extends Shape> = { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> };

/**
 * Reads a JSON object of the given form.
 * @throws Rejected with every wrong field. A field that is not asked for is wrong.
 */
export function readFields<Fields extends Shape>(body: unknown, shape: Fields): Values<Fields> {
  if (!isObject(body)) throw new Rejected({ body: 'invalid' });
  const wrong: Record<string, FieldCode> = {};
  for (const name of Object.keys(body)) if (!Object.hasOwn(shape, name)) wrong[name] = 'invalid';
  const values: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(shape)) {
    try {
      const value = read(body[name]);
      if (value !== undefined) values[name] = value;
    } catch (error) {
      if (error instanceof Rejected) Object.assign(wrong, error.fields);
      else if (error instanceof FieldError) wrong[name] = error.code;
      else throw error;
    }
  }
  if (Object.keys(wrong).length > 0) throw new Rejected(wrong);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the shape has been read
  return values as Values<Fields>;
}

const MAX_TEXT = 255;

/** A line of text contains no control characters or line breaks. The direction marks of right-to-left scripts are allowed. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Text of several lines has their breaks and tabs besides. */
export const CONTROL_IN_LINES = /\r(?!\n)|[^\P{Cc}\n\r\t]/u;

/** Text that is not only spaces: one line, if nothing else is said. */
export function text(maxLength = MAX_TEXT, refused = CONTROL): Field<string> {
  return (value) => {
    if (value === undefined || value === null || value === '') throw new FieldError('required');
    if (typeof value !== 'string' || refused.test(value) || !value.isWellFormed())
      throw new FieldError('invalid');
    if (value.trim() === '') throw new FieldError('required');
    if (value.length > maxLength) throw new FieldError('too-long');
    return value.trim();
  };
}

export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return (value) => (value === undefined || value === null || value === '' ? undefined : field(value));
}

export function matching(pattern: RegExp, maxLength = MAX_TEXT): Field<string> {
  const read = text(maxLength);
  return (value) => {
    const line = read(value);
    if (!pattern.test(line)) throw new FieldError('invalid');
    return line;
  };
}

/** RFC 5321 allows 254 characters. */
const looksLikeEmail = matching(/^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/, 254);
/** Two addresses that look the same must be the same. So invisible characters and those that change the direction are refused. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
/** A dot at the beginning or the end of the name or of a part of the domain. */
const STRAY_DOT = /\.\.|^\.|\.@|@\.|\.$/;

/**
 * The patterns are loose: the forms of the shop check addresses more strictly, and only a message can show whether an
 * address exists.
 */
export const email: Field<string> = (value) => {
  const line = looksLikeEmail(value).normalize('NFC');
  if (INVISIBLE.test(line) || STRAY_DOT.test(line)) throw new FieldError('invalid');
  return line;
};

const MIN_PHONE_DIGITS = 10;

/** The shop's rule: at least ten digits, full-width ones included. */
export const phone: Field<string> = (value) => {
  const line = text()(value);
  const digits = line.normalize('NFKC').replace(/[^0-9]/g, '');
  if (digits.length < MIN_PHONE_DIGITS) throw new FieldError('invalid');
  return line;
};

/** A password that is to be set. It is taken as it is, spaces included. */
export const newPassword: Field<string> = (value) => {
  if (value === undefined || value === null || value === '') throw new FieldError('required');
  if (typeof value !== 'string' || !value.isWellFormed()) throw new FieldError('invalid');
  if (value.trim() === '') throw new FieldError('required');
  if (Array.from(normalized(value)).length < MIN_PASSWORD_LENGTH) throw new FieldError('invalid');
  if (value.length > MAX_PASSWORD_LENGTH) throw new FieldError('too-long');
  if (isCommonPassword(value)) throw new FieldError('too-common');
  return value;
};

/** A password that is to be compared. */
export const password: Field<string> = (value) => {
  if (value === undefined || value === null || value === '') throw new FieldError('required');
  if (typeof value !== 'string') throw new FieldError('invalid');
  if (value.length > MAX_PASSWORD_LENGTH) throw new FieldError('too-long');
  return value;
};

export const flag: Field<boolean> = (value) => {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new FieldError('invalid');
  return value;
};

export function oneOf<const Value extends string>(values: readonly Value[]): Field<Value> {
  return (value) => {
    if (value === undefined || value === null || value === '') throw new FieldError('required');
    const found = values.find((each) => each === value);
    if (found === undefined) throw new FieldError('invalid');
    return found;
  };
}

/** A country that the shop ships to. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const country: Field<Country> = oneOf(Object.keys(COUNTRY_CODES) as Country[]);

export function wholeNumber(min: number, max: number): Field<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      throw new FieldError('invalid');
    }
    return value;
  };
}

/** A list whose entries have one form. Whatever is wrong inside it, the rejection names only the list. */
export function listOf<Fields extends Shape>(
  shape: Fields,
  maxLength: number,
): Field<readonly Values<Fields>[]> {
  return (value) => {
    if (value === undefined) throw new FieldError('required');
    if (!Array.isArray(value)) throw new FieldError('invalid');
    if (value.length === 0) throw new FieldError('required');
    if (value.length > maxLength) throw new FieldError('too-long');
    try {
      return value.map((entry) => readFields(entry, shape));
    } catch (error) {
      throw error instanceof Rejected ? new FieldError('invalid') : error;
    }
  };
}

/** An object within the body. Its wrong fields are named without a prefix. */
export function group<Fields extends Shape>(shape: Fields): Field<Values<Fields>> {
  return (value) => {
    if (value === undefined) throw new FieldError('required');
    if (!isObject(value)) throw new FieldError('invalid');
    return readFields(value, shape);
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
