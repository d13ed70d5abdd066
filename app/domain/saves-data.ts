declare global {
  interface Navigator {
    /** Not part of TypeScript's DOM types, and missing in Firefox and Safari. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor has asked to save data, or the connection is so slow that loading ahead would delay the page. */
export function savesData(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}
