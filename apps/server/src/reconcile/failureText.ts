/** A missing function, in the words of PostgreSQL and of the Data API. */
const IS_MISSING = /function .*reconcile_\w+.* (?:does not exist|in the schema cache)/i;
const IS_IN_USE = /^Another Zawadeh/;

/** One sentence for a failed reconciliation. */
export function failureText(error: unknown): string {
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  if (IS_MISSING.test(reason)) {
    return 'This database has not had all migrations: start the server on it once, or run "supabase db push" for a hosted project.';
  }
  if (IS_IN_USE.test(reason)) {
    return `${reason} The files of an embedded database are open to one process at a time; with --database, or a hosted project, books are compared while the server runs.`;
  }
  return `The books could not be compared: ${reason.split('\n')[0]}`;
}
