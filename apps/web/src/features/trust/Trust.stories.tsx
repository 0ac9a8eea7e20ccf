import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Main } from '../../lib/page/page.styles.ts';
import { createStore, StoreProvider } from '../../lib/store.ts';
import { supportAtom } from '../../lib/support.ts';
import { Screen as AboutScreen } from './AboutScreen.tsx';
import { Screen as PrivacyScreen } from './PrivacyScreen.tsx';
import { Screen as TermsScreen } from './TermsScreen.tsx';

const SCREENS = { '/about': AboutScreen, '/terms': TermsScreen, '/privacy': PrivacyScreen };

interface StageProps {
  path: keyof typeof SCREENS;
  support?: string | null;
  hash?: string;
}

function Stage({ path, hash, support = '+96170123456' }: StageProps) {
  const Screen = SCREENS[path];
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(supportAtom, support);
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[{ pathname: path, hash: hash ?? '' }]}>
        <Main data-wide>
          <Screen />
        </Main>
      </MemoryRouter>
    </StoreProvider>
  );
}

const meta = {
  title: 'Screens/Trust',
  component: Stage,
  args: { path: '/about' },
  parameters: { layout: 'page', controls: { disable: true } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { tags: ['every-mode'] };

export const AboutWithoutSupport: Story = { args: { support: null } };

export const Terms: Story = { tags: ['every-mode'], args: { path: '/terms' } };

export const Privacy: Story = { tags: ['every-mode'], args: { path: '/privacy' } };

/** The first question is open; a link to an answer opens that one, and a press the others. */
export const PlayAnswers: Story = {
  args: { hash: '#refund' },
  play: async ({ canvasElement }) => {
    const open = () =>
      Array.from(canvasElement.querySelectorAll('details'), (question) => question.open).flatMap(
        (isOpen, place) => (isOpen ? [place + 1] : []),
      );
    await waitFor(() => expect(open()).toEqual([1, 4]));
    await userEvent.click(canvasElement.querySelectorAll('summary')[1]!);
    await expect(open()).toEqual([1, 2, 4]);
  },
};
