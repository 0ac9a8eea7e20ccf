/** As many bags as supabase/seed.sql puts on the shelf. */
export const SEEDED_BAGS = 62;

/** Bags with plenty of stock, open for hours: one for each project, because orders of one buyer for the same bag replace one another. */
export const BAG_TO_BUY: Record<string, { id: string; price: string }> = {
  'en-phone': { id: 'ba600000-0000-4000-8000-000000000058', price: '$2.25' },
  'ar-phone': { id: 'ba600000-0000-4000-8000-000000000054', price: '$2.50' },
  'en-desk': { id: 'ba600000-0000-4000-8000-000000000059', price: '$2.75' },
  'ar-desk': { id: 'ba600000-0000-4000-8000-000000000046', price: '$2.75' },
};
