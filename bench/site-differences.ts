import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXCERPT = 80;

export type Difference = { readonly file: string; readonly how: string };

/** Of the files named, those that are not byte for byte the same in both sites, and where the difference begins. */
export function siteDifferences(one: string, other: string, files: readonly string[]): readonly Difference[] {
  return files.flatMap((file) => {
    const how = difference(bytesOf(join(one, file)), bytesOf(join(other, file)));
    return how === undefined ? [] : [{ file, how }];
  });
}

function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function difference(one: Buffer | undefined, other: Buffer | undefined): string | undefined {
  if (one === undefined || other === undefined) {
    return one === other ? undefined : `only in the ${one === undefined ? 'second' : 'first'} site`;
  }
  if (one.equals(other)) return undefined;
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const start = at === -1 ? one.length : at;
  const excerpt = (bytes: Buffer): string => bytes.toString('utf8', start, start + EXCERPT);
  return `${one.length} and ${other.length} bytes, from byte ${start}: "${excerpt(one)}" and "${excerpt(other)}"`;
}
