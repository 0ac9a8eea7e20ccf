import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CLOCK_SKEW_KEY } from '../../lib/clock.ts';
import { createStore, StoreProvider } from '../../lib/store.ts';
import { GlobalOverlays } from './GlobalOverlays.tsx';

function Stage() {
  const [store] = useState(createStore);
  return (
    <StoreProvider store={store}>
      <GlobalOverlays />
      <ToastButton />
    </StoreProvider>
  );
}

function ToastButton() {
  const { show } = useToasts();
  return <Button onPress={() => show({ message: 'ZWD-48213' })}>ZWD</Button>;
}

const meta = {
  title: 'Screens/Outside the pages',
  component: Stage,
  beforeEach: () => {
    isOnline = true;
    spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

let isOnline = true;

/** Sets the state and dispatches the event, like a browser. */
function setOnline(next: boolean): void {
  isOnline = next;
  window.dispatchEvent(new Event(next ? 'online' : 'offline'));
}

export const Ready: Story = { tags: ['every-mode'] };

export const Offline: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, isArabic }) => {
    setOnline(false);
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
        isArabic ? 'لا يوجد اتصال بالإنترنت.' : 'You are offline.',
      ),
    );
  },
};

/** Being online again is shown for a few seconds; an online event without an offline one shows nothing. */
export const PlayLineComesBack: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getAllByRole('status')[0]!;
    setOnline(true);
    await expect(banner).toBeEmptyDOMElement();
    setOnline(false);
    await waitFor(() => expect(banner).not.toBeEmptyDOMElement());
    const lost = banner.textContent;
    setOnline(true);
    await waitFor(() => expect(banner.textContent).not.toBe(lost));
    await expect(banner).not.toBeEmptyDOMElement();
    await waitFor(() => expect(banner).toBeEmptyDOMElement(), { timeout: 6000 });
  },
};

/** A toast lies over the end of the page. */
export const PlayToast: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ZWD' }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('ZWD-48213'));
  },
};

/** The banner shows the right time, which the page uses. */
export const PlayWrongClock: Story = {
  beforeEach: () => {
    localStorage.setItem(CLOCK_SKEW_KEY, '86400000');
    return () => localStorage.removeItem(CLOCK_SKEW_KEY);
  },
  play: async ({ canvas, isArabic }) => {
    const words = isArabic ? 'ساعة هذا الجهاز غير مضبوطة.' : 'This device’s clock is wrong.';
    await waitFor(() => expect(canvas.getByText(new RegExp(words))).toBeVisible());
  },
};
