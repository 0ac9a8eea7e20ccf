/** Sizes that are independent of language and mode, in rem on a root of 16 px. */
export const spaceSteps = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const;

export const rem = (px: number): string => `${px / 16}rem`;

export const space = (step: keyof typeof spaceSteps): string => rem(spaceSteps[step]);

export const radius = {
  stamp: rem(5),
  pill: rem(8),
  control: rem(10),
  cardBottom: rem(12),
  card: rem(14),
  sheet: rem(16),
  chip: rem(22),
} as const;

export const size = {
  touch: rem(44),
  button: rem(48),
  field: rem(50),
  /** 60 px with its band, on a desktop 73: the global styles have both. */
  header: 'var(--header)',
  icon: rem(24),
  iconSmall: rem(18),
  /** 1320 px and the margins beside them. */
  contentMax: rem(1384),
} as const;

export const breakpoint = { xs: 360, sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

export const from = (name: keyof typeof breakpoint): string =>
  `@media (min-width: ${breakpoint[name] / 16}em)`;

export const layer = { cardOverlay: 2, dock: 10, header: 20, toast: 70, skipLink: 80 } as const;

export const duration = {
  fast: '140ms',
  base: '220ms',
  surprise: '720ms',
  reveal: '900ms',
  skeleton: '1200ms',
} as const;

export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  spring: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
} as const;
