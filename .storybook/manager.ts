import { createElement, useEffect, useRef } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { LocaleGlobal, Width } from './globals.ts';
import { withSearchWords } from './searchWords.ts';
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

/** Again after each change of a story in development, with which Storybook reads its index anew. */
function useSearchWords() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  const known = useRef<typeof index>(undefined);
  useEffect(() => {
    if (!index || index === known.current) return;
    known.current = withSearchWords(index);
    void api.setIndex(known.current);
  }, [api, index]);
}

/** Shows the tests among the stories, which the sidebar leaves out until then; `main.ts` gives them their tag. */
function TestsButton() {
  useSearchWords();
  const api = useStorybookApi();
  const { excludedTagFilters } = useStorybookState();
  const areShown = !excludedTagFilters.includes('behaviour');
  const toggle = () =>
    areShown ? api.addTagFilters(['behaviour'], true) : api.removeTagFilters(['behaviour']);
  // Storybook builds this file without JSX.
  return createElement(
    ToggleButton,
    { ariaLabel: false, pressed: areShown, onClick: () => void toggle() },
    'Tests',
  );
}

addons.register('zawadeh/tests', () => {
  addons.add('zawadeh/tests/button', {
    type: types.TOOL,
    title: 'Tests',
    match: () => true,
    render: TestsButton,
  });
});
