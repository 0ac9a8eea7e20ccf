/** Where the Supabase project answers, and through what it is asked. */
export interface Project {
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
}
