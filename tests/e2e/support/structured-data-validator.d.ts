/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
    readonly fieldNames: readonly string[];
  };
  export default class Validator {
    constructor(schemaOrgJson?: object);
    validate(data: { readonly jsonld: object }): Promise<readonly Issue[]>;
  }
}
