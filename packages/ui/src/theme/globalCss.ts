import { color, colorVariables } from './color.ts';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { fontFaces } from './fonts/faces.ts';
import { light } from './light.ts';
import { from, rem, size, space } from './scales.ts';
import { shadowVariables } from './shadows.ts';
import { type } from './type.ts';
import { arabicNameVariable, typeVariables } from './typeRoles.ts';

const still = (what: string): string =>
  `${what}, ${what}::before, ${what}::after { animation: none !important; transition-property: none !important; }`;

/**
 * The global styles. They are plain CSS, generated at build time, so that they are not part of the script and
 * colours apply before any script runs. Free of directions, because an English and an Arabic pane can be on one
 * page. Modes and scripts are sets of variables on the element with their attribute.
 */
export const globalCss = (): string => `
${fontFaces}

:root, [data-theme='light'] { color-scheme: light; ${colorVariables(light)} }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) { color-scheme: dark; ${colorVariables(dark)} }
}
@media (prefers-contrast: more) and (prefers-color-scheme: light) {
  :root:not([data-theme]) { ${colorVariables(contrast)} }
}
[data-theme='dark'] { color-scheme: dark; ${colorVariables(dark)} }
[data-theme='contrast'] { color-scheme: light; ${colorVariables(contrast)} }

:root { --header: ${rem(60)}; ${shadowVariables()} }
:root, [data-script='latin'] { ${typeVariables('latin', 'phone')} ${arabicNameVariable('latin')} }
[data-script='arabic'] { ${typeVariables('arabic', 'phone')} ${arabicNameVariable('arabic')} }
${from('lg')} {
  :root { --header: ${rem(73)}; }
  :root, [data-script='latin'] { ${typeVariables('latin', 'desktop')} }
  [data-script='arabic'] { ${typeVariables('arabic', 'desktop')} }
}

*, *::before, *::after { box-sizing: border-box; }
/* Keeps focused elements clear of the header, the sticky footer and a toast, whose heights are in these variables. */
html {
  scroll-padding-block: calc(max(${size.header}, var(--toast, 0px)) + ${space(2)}) calc(var(--dock, 0px) + var(--toast-below, 0px) + ${space(2)});
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
}
body { margin: 0; background: ${color('bg.page')}; }
[data-script] {
  background: ${color('bg.page')};
  color: ${color('text.default')};
  font: ${type('body')};
  letter-spacing: 0;
  -webkit-font-smoothing: antialiased;
}
h1, h2, h3, p, ul, ol, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
img, svg { display: block; max-inline-size: 100%; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
/* Feedback for a press before hydration, which is stored and replayed. */
button[aria-busy='true'] { opacity: 0.6; cursor: progress; }
a { color: ${color('text.link')}; }
:focus-visible {
  outline: 3px solid ${color('focus.ring')};
  outline-offset: 2px;
  border-radius: ${rem(4)};
}
:focus:not(:focus-visible) { outline: none; }
@media (prefers-reduced-motion: reduce) { ${still('*')} }
${still("[data-motion='reduced'] *")}
`;
