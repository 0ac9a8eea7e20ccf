/** How well two colours can be told apart, from 1 to 21, as WCAG 2 measures it. */

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of two colours as `#FDF9F0`. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The least ratio of text that is no larger than usual, and of the lines and signs that are needed to understand. */
export const LEAST_CONTRAST = { text: 4.5, strictText: 7, line: 3 } as const;
