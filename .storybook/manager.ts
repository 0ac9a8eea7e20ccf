import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { LocaleGlobal, Width } from './globals.ts';
import { devicePrefersDark, deviceTheme } from './theme.ts';

const setTheme = () => addons.setConfig({ theme: deviceTheme() });
setTheme();
devicePrefersDark.addEventListener('change', setTheme);

/** At a phone's width English and Arabic would stand one below the other. Tests and Chromatic have their own width. */
addons.register('zawadeh/side-by-side', (api) => {
  let story = '';
  let before = '';
  const fitPanes = () => {
    const { locale, viewport } = api.getGlobals() as { locale?: LocaleGlobal; viewport?: { value?: Width } };
    const hasPanes = story.endsWith('--bilingual') || locale === 'both';
    const now = `${story} ${hasPanes}`;
    // A width that is chosen for this story stays.
    if (now === before) return;
    before = now;
    const [narrow, wanted]: Width[] = hasPanes ? ['phone', 'sideBySide'] : ['sideBySide', 'phone'];
    if (viewport?.value === narrow) api.updateGlobals({ viewport: { value: wanted, isRotated: false } });
  };
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    story = id;
    fitPanes();
  });
  api.on(GLOBALS_UPDATED, fitPanes);
});
