import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = {
  title: 'Navigation/ConnectionBanner',
  tags: ['autodocs'],
  component: ConnectionBanner,
  args: { isOnline: false, wasOffline: false },
} satisfies Meta<typeof ConnectionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(340, {
    offline: <ConnectionBanner isOnline={false} />,
    'back online': <ConnectionBanner isOnline wasOffline />,
    'online: nothing': <ConnectionBanner isOnline />,
    'little room': (
      <div style={{ maxInlineSize: 180 }}>
        <ConnectionBanner isOnline={false} />
      </div>
    ),
  }),
};

const STEPS = [
  { isOnline: true },
  { isOnline: false, wasOffline: true },
  { isOnline: true, wasOffline: true },
  { isOnline: true },
];

/** A page whose connection is lost and comes back. */
function Page() {
  const [step, setStep] = useState(0);
  return (
    <>
      <ConnectionBanner {...STEPS[step % STEPS.length]!} />
      <Button onPress={() => setStep(step + 1)}>
        <Words en="What happens next" ar="ما يحدث بعد ذلك" />
      </Button>
    </>
  );
}

/** One polite live region that exists before it has content; the page moves by the banner's height only. */
export const PlayAnnounced: Story = {
  render: () => <Page />,
  play: async ({ canvas, isArabic }) => {
    const status = canvas.getByRole('status');
    const next = canvas.getByRole('button');
    const start = next.getBoundingClientRect().top;
    const movedBy = () => next.getBoundingClientRect().top - start;
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(next);
    await expect(status).toHaveTextContent(isArabic ? 'لا يوجد اتصال بالإنترنت.' : 'You are offline.');
    await expect(movedBy()).toBe(status.getBoundingClientRect().height);

    await userEvent.click(next);
    await expect(status).toHaveTextContent(isArabic ? 'عاد الاتصال بالإنترنت' : 'Back online');
    await expect(canvas.getByRole('status')).toBe(status);

    await userEvent.click(next);
    await expect(status).toBeEmptyDOMElement();
    await expect(movedBy()).toBe(0);
    await expect(next).toHaveFocus();
  },
};

/** Where the page says itself what is kept without a connection, that is the one line about it. */
export const PlayPageSaysIt: Story = {
  render: () => (
    <>
      <ConnectionBanner isOnline={false} />
      <div data-testid="page">
        <Words en="As of 5:38 PM." ar="كما كانت عند 5:38 م." />
      </div>
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    const words = isArabic ? /لا يوجد اتصال/ : /You are offline/;
    await expect(canvas.getByText(words)).toBeVisible();
    canvas.getByTestId('page').dataset.saysOffline = '';
    await expect(canvas.getByText(words)).not.toBeVisible();
  },
};
