import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import type { ThemeVars } from 'storybook/theming';
import { componentPageStyles } from './componentPageStyles.ts';
import { devicePrefersDark, deviceTheme } from './theme.ts';

const onChange = (follow: () => void) => {
  devicePrefersDark.addEventListener('change', follow);
  return () => devicePrefersDark.removeEventListener('change', follow);
};

/**
 * Storybook's own colours of every second row and of a choice that is off are too near to those of the text.
 * A story's table keeps the colours of its own theme.
 */
const readable = ({ appBg, textColor }: ThemeVars) => `
  .sbdocs-content.sbdocs-content tr:nth-of-type(2n):not(:is(.sb-story, .sb-unstyled) tr) { background: ${appBg}; }
  .docblock-argstable label > span[aria-hidden='true'] { color: ${textColor}; }
`;

/** A docs page in the device's colours, inside the landmark that Storybook leaves out. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useSyncExternalStore(onChange, () => devicePrefersDark.matches);
  const theme = deviceTheme();
  return (
    <main style={{ color: theme.textColor }}>
      <style>{readable(theme) + componentPageStyles(theme)}</style>
      <DocsContainer {...props} theme={theme} />
    </main>
  );
}
