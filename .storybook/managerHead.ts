/** Fonts, brand and sidebar of the manager: Storybook's theme has one colour for sidebar and panel, and no fonts. */
import { color, colorVariables } from '../packages/ui/src/theme/color.ts';
import { coreFontFaces } from '../packages/ui/src/theme/fonts/faces.ts';
import { modes } from '../packages/ui/src/theme/modes.ts';

export const managerHead = `<style>
${coreFontFaces}
:root { ${colorVariables(modes.light)} }
@media (prefers-color-scheme: dark) { :root { ${colorVariables(modes.dark)} } }
.brand { display: inline-flex; align-items: center; gap: 10px; color: ${color('text.price')}; }
.brand img { inline-size: 32px; block-size: 32px; }
.brand [data-word] { background: currentColor; mask: center / contain no-repeat; }
.brand [data-word='en'] { inline-size: 98px; block-size: 30px; mask-image: url('./art/wordmark-en.svg'); }
.brand [data-word='ar'] { inline-size: 67px; block-size: 42px; mask-image: url('./art/wordmark-ar.svg'); }
.brand-name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.sidebar-container.sidebar-container { background: ${color('bg.kraft')}; }
.sidebar-header { margin-block-end: 14px; }
.sidebar-header::after {
  content: '';
  position: absolute;
  inset: auto -12px -10px;
  block-size: 6px;
  background: repeating-linear-gradient(90deg, ${color('ablaq.dark')} 0 14px, ${color('bg.surface')} 14px 28px);
}
.sidebar-subheading, .sidebar-subheading button { letter-spacing: 0; text-transform: none; }
.sidebar-item.sidebar-item svg { color: inherit; }
.sidebar-item.sidebar-item[data-selected='true'] {
  background: ${color('chip.selectedBg')};
  color: ${color('chip.selectedText')};
}
</style>`;
