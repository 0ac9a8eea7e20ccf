/** The address of a Supabase project and the fetch that reaches it. */
export interface Project {
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
}
