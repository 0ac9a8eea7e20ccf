import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { color } from '../packages/ui/src/theme/color.ts';
import { devicePrefersDark, deviceTheme } from './theme.ts';

/** Storybook writes the choice that is off in a colour too light to read. */
const STYLE = `.docblock-argstable label > span[aria-hidden='true'] { color: ${color('text.default')}; }`;

const onChange = (follow: () => void) => {
  devicePrefersDark.addEventListener('change', follow);
  return () => devicePrefersDark.removeEventListener('change', follow);
};

/** A docs page in the device's colours, inside the landmark that Storybook leaves out. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useSyncExternalStore(onChange, () => devicePrefersDark.matches);
  return (
    <main>
      <style>{STYLE}</style>
      <DocsContainer {...props} theme={deviceTheme()} />
    </main>
  );
}
