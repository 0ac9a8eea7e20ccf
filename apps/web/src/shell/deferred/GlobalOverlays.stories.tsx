import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CLOCK_SKEW_KEY } from '../../lib/clock.ts';
import { createStore, StoreProvider } from '../../lib/store.ts';
import { supportAtom } from '../../state/support.ts';
import { GlobalOverlays } from './GlobalOverlays.tsx';

interface StageProps {
  path?: string;
  support?: string | null;
}

function Stage({ path = '/our-bags', support = '+96170123456' }: StageProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(supportAtom, support);
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <GlobalOverlays />
        <Shower />
      </MemoryRouter>
    </StoreProvider>
  );
}

function Shower() {
  const { show } = useToasts();
  return <Button onPress={() => show({ message: 'ZWD-48213' })}>ZWD</Button>;
}

const meta = {
  title: 'Screens/Outside the pages',
  component: Stage,
  beforeEach: () => {
    isUp = true;
    spyOn(navigator, 'onLine', 'get').mockImplementation(() => isUp);
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

let isUp = true;

/** As a browser does it. */
function turn(isOnline: boolean): void {
  isUp = isOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

export const Ready: Story = { tags: ['every-mode'] };

export const Offline: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, globals }) => {
    turn(false);
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
        globals.locale === 'ar' ? 'لا يوجد اتصال بالإنترنت.' : 'You are offline.',
      ),
    );
  },
};

/** Back online is news for a few seconds; a line that was never gone is none. */
export const PlayLineComesBack: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getAllByRole('status')[0]!;
    turn(true);
    await expect(banner).toBeEmptyDOMElement();
    turn(false);
    await waitFor(() => expect(banner).not.toBeEmptyDOMElement());
    const lost = banner.textContent;
    turn(true);
    await waitFor(() => expect(banner.textContent).not.toBe(lost));
    await expect(banner).not.toBeEmptyDOMElement();
    await waitFor(() => expect(banner).toBeEmptyDOMElement(), { timeout: 6000 });
  },
};

/** A toast lies over the page's end, and the way to a person is reached after everything on the page. */
export const PlayToastAndHelp: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const press = canvas.getByRole('button', { name: 'ZWD' });
    await userEvent.click(press);
    await waitFor(() => expect(page.body).toHaveTextContent('ZWD-48213'));
    await userEvent.keyboard('{Escape}');
    press.focus();
    await userEvent.tab();
    await expect(page.activeElement).toHaveAttribute('href', 'https://wa.me/96170123456');
  },
};

const withoutHelp: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.ownerDocument.querySelector('a[href*="wa.me"]')).toBe(null);
};

/** The front door has the conversation among its own links. */
export const PlayFrontDoor: Story = { args: { path: '/' }, play: withoutHelp };

/** Where the server was told of nobody, nobody is offered. */
export const PlayNobodyToWriteTo: Story = { args: { support: null }, play: withoutHelp };

/** Said in words, with the right time: the page goes by it. */
export const PlayWrongClock: Story = {
  beforeEach: () => {
    localStorage.setItem(CLOCK_SKEW_KEY, '86400000');
    return () => localStorage.removeItem(CLOCK_SKEW_KEY);
  },
  play: async ({ canvas, globals }) => {
    const words = globals.locale === 'ar' ? 'ساعة هذا الجهاز غير مضبوطة.' : "This device's clock is wrong.";
    await waitFor(() => expect(canvas.getByText(new RegExp(words))).toBeVisible());
  },
};
