/** The sections of the dashboard. */
export const ADMIN_SECTIONS = [
  'today',
  'orders',
  'refunds',
  'payouts',
  'bags',
  'week',
  'users',
  'analytics',
  'stores',
  'log',
  'settings',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];
export const DEFAULT_SECTION: AdminSection = 'orders';

export function readSection(value: unknown): AdminSection {
  return ADMIN_SECTIONS.find((section) => section === value) ?? DEFAULT_SECTION;
}
