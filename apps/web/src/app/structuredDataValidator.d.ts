/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
  }

  export default class Validator {
    /** By the type of the root, as an extractor reads the blocks of a page. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
