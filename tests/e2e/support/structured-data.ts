import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import Validator, { type Issue } from '@adobe/structured-data-validator';

export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The types of the shop's structured data. */
const TYPES = ['BreadcrumbList', 'FAQPage', 'ItemList', 'OnlineStore', 'Product', 'WebSite'];

/**
 * Checks data against the vocabulary of schema.org, by compiling them with the types of schema-dts. Returns the errors of the
 * compiler; empty if each property belongs to its type and allows the type of its value.
 */
export async function vocabularyErrors(data: readonly StructuredData[]): Promise<string> {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results/structured-data-'));
  const file = join(folder, 'data.ts');
  writeFileSync(
    file,
    [
      `import type { ${TYPES.join(', ')}, SearchAction, WithActionConstraints, WithContext } from 'schema-dts';`,
      '// `query-input` is not a property of SearchAction. WithActionConstraints adds it.',
      'declare function action(value: WithActionConstraints<SearchAction>): SearchAction;',
      ...data.map(
        (item, index) => `export const data${index}: WithContext<${item['@type']}> = ${toSource(item)};`,
      ),
    ].join('\n'),
  );
  const options = [
    '--noEmit',
    '--pretty',
    'false',
    '--strict',
    '--skipLibCheck',
    '--module',
    'preserve',
    '--target',
    'es2023',
  ];
  try {
    await promisify(execFile)(process.execPath, [tsc(), '--ignoreConfig', ...options, file]);
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tsc(): string {
  return resolve('node_modules/typescript/bin/tsc');
}

function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, value]) => `${JSON.stringify(name)}: ${toSource(value)}`);
  const object = `{ ${entries.join(', ')} }`;
  return '@type' in value && value['@type'] === 'SearchAction' ? `action(${object})` : object;
}

/** The properties that Google requires or recommends for rich results, and that are missing or wrong in the data. */
export async function richResultIssues(data: readonly StructuredData[]): Promise<readonly Issue[]> {
  const jsonld = Object.groupBy(data, (item) => item['@type']);
  return new Validator().validate({ jsonld: structuredClone(jsonld) });
}
