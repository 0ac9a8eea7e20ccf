/** Storybook's own looks, for the manager and the docs pages, from the colours of the product. */
import { create, type ThemeVars } from 'storybook/theming';
import { modes } from '../packages/ui/src/theme/modes.ts';

const FONT = "'Readex Pro', system-ui, sans-serif";
/** Mark and wordmarks, as `BrandMark` has them; `managerHead.ts` has their styles. */
const BRAND = `<span class="brand" dir="ltr"><img src="./favicon.svg" alt="" />
  <span data-word="en"></span><span data-word="ar"></span><span class="brand-name">Zawadeh</span></span>`;

export const devicePrefersDark = window.matchMedia('(prefers-color-scheme: dark)');

export const deviceTheme = (): ThemeVars => themeFor(devicePrefersDark.matches ? 'dark' : 'light');

function themeFor(base: 'light' | 'dark'): ThemeVars {
  const colors = modes[base];
  return create({
    base,
    brandTitle: BRAND,
    brandUrl: './',
    fontBase: FONT,
    fontCode: 'ui-monospace, Menlo, Consolas, monospace',
    colorPrimary: colors['bg.brand'],
    colorSecondary: colors['text.link'],
    appBg: colors['bg.page'],
    appContentBg: colors['bg.surface'],
    appHoverBg: colors['action.secondary.bgHover'],
    appPreviewBg: colors['bg.page'],
    appBorderColor: colors['line.subtle'],
    appBorderRadius: 10,
    textColor: colors['text.default'],
    textInverseColor: colors['bg.page'],
    textMutedColor: colors['text.onKraftMuted'],
    barBg: colors['bg.surface'],
    barTextColor: colors['text.onKraftMuted'],
    barHoverColor: colors['text.link'],
    barSelectedColor: colors['text.link'],
    buttonBg: colors['action.secondary.bg'],
    buttonBorder: colors['line.control'],
    booleanBg: colors['bg.sunken'],
    booleanSelectedBg: colors['bg.surface'],
    inputBg: colors['bg.surface'],
    inputBorder: colors['line.control'],
    inputTextColor: colors['text.default'],
    inputBorderRadius: 10,
  });
}
