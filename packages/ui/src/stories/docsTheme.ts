/** The theme of what docs pages draw themselves. Stories on them have the one of the toolbar. */
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../theme/color.ts';

type Theme = Exclude<ThemeChoice, 'auto'>;

interface Globals {
  globals: { theme?: Theme };
}

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The toolbar’s. Its first value, light, stands for the colours of the device, which the page around has too. */
function theme(): Theme {
  const channel = addons.getChannel();
  const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [Globals] | undefined;
  const chosen = said?.[0].globals.theme ?? 'light';
  return chosen === 'light' && prefersDark.matches ? 'dark' : chosen;
}

function onChange(follow: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, follow);
  prefersDark.addEventListener('change', follow);
  return () => {
    channel.off(GLOBALS_UPDATED, follow);
    prefersDark.removeEventListener('change', follow);
  };
}

export const useDocsTheme = (): Theme => useSyncExternalStore(onChange, theme);
