/** Layer three, high contrast: only the roles that differ from light. */
import type { ColorRole } from './light.ts';
import { palette } from './palette.ts';

export const contrast = {
  'bg.page': palette.paper[0],
  'bg.sunken': palette.paper[0],
  'text.default': '#000000',
  'text.muted': palette.paper[800],
  'text.onKraftMuted': palette.paper[900],
  'text.link': palette.zaatar[800],
  'text.price': palette.zaatar[900],
  'text.disabled': palette.paper[800],
  'line.subtle': palette.paper[600],
  'line.control': palette.paper[900],
  'line.strong': '#000000',
  'focus.ring': palette.sea[800],
  'action.secondary.text': palette.zaatar[900],
  'action.secondary.line': palette.zaatar[900],
  'action.disabled.text': palette.paper[800],
  'chip.text': '#000000',
} satisfies Partial<Record<ColorRole, string>>;
