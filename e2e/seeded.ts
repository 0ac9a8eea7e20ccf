/** As many bags as supabase/seed.sql puts on the shelf. */
export const SEEDED_BAGS = 62;
