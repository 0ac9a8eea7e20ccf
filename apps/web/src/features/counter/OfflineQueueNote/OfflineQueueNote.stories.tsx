import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { now } from '@zawadeh/ui/stories/bags.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Words } from '@zawadeh/ui/stories/words.ts';
import { Button } from '@zawadeh/ui';
import { OfflineQueueNote } from './OfflineQueueNote.tsx';

const SINCE = now - 42 * 60_000;

const meta = {
  title: 'Counter/OfflineQueueNote',
  tags: ['autodocs'],
  component: OfflineQueueNote,
  args: { offlineSince: SINCE, toSend: 3, isAllSent: false },
} satisfies Meta<typeof OfflineQueueNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(340, {
    'offline, nothing to send': <OfflineQueueNote offlineSince={SINCE} toSend={0} />,
    one: <OfflineQueueNote offlineSince={SINCE} toSend={1} />,
    two: <OfflineQueueNote offlineSince={SINCE} toSend={2} />,
    three: <OfflineQueueNote offlineSince={SINCE} toSend={3} />,
    eleven: <OfflineQueueNote offlineSince={SINCE} toSend={11} />,
    'not stored': <OfflineQueueNote offlineSince={SINCE} toSend={3} isInMemoryOnly />,
    'all sent': <OfflineQueueNote offlineSince={null} toSend={0} isAllSent />,
    'online: nothing': <OfflineQueueNote offlineSince={null} toSend={0} />,
    'little room': (
      <div style={{ maxInlineSize: 200 }}>
        <OfflineQueueNote offlineSince={SINCE} toSend={3} />
      </div>
    ),
  }),
};

const STEPS = [
  { offlineSince: null, toSend: 0 },
  { offlineSince: SINCE, toSend: 3 },
  { offlineSince: null, toSend: 0, isAllSent: true },
  { offlineSince: null, toSend: 0 },
];

/** A counter whose connection is lost and comes back. */
function Counter() {
  const [step, setStep] = useState(0);
  return (
    <>
      <OfflineQueueNote {...STEPS[step % STEPS.length]!} />
      <Button onPress={() => setStep(step + 1)}>
        <Words en="What happens next" ar="ما يحدث بعد ذلك" />
      </Button>
    </>
  );
}

/** One polite live region that exists before it has content. */
export const PlayAnnounced: Story = {
  render: () => <Counter />,
  play: async ({ canvas, isArabic }) => {
    const status = canvas.getByRole('status');
    const next = canvas.getByRole('button');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(next);
    await expect(status).toHaveTextContent(
      isArabic
        ? /^نعمل بلا إنترنت · 3 تأكيدات لم تُرسل.*تابع التسليم/
        : /^Working offline · 3 to send.*Keep handing over/,
    );
    await userEvent.click(next);
    await expect(status).toHaveTextContent(isArabic ? 'أُرسل كل شيء' : 'All sent');
    await expect(canvas.getByRole('status')).toBe(status);
    await userEvent.click(next);
    await expect(status).toBeEmptyDOMElement();
  },
};
