import { isRecord } from './type-guards.ts';

/**
 * Whether the visitor has asked to save data, or the connection is so slow that loading ahead would delay the page.
 * @param navigator TypeScript's types, Firefox and Safari do not have `navigator.connection`
 */
export function savesData(navigator: object): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!isRecord(connection)) return false;
  const { saveData, effectiveType } = connection;
  return saveData === true || String(effectiveType).endsWith('2g');
}
