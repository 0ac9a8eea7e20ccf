import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressEveryWay } from '@zawadeh/ui/stories/pressing.ts';
import { StateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Words } from '@zawadeh/ui/stories/words.ts';
import { Ltr } from '@zawadeh/ui';
import { WorkBar } from './WorkBar.tsx';

const meta = {
  title: 'Counter/WorkBar',
  tags: ['autodocs'],
  component: WorkBar,
  args: {
    leaves: 'back',
    onLeave: fn(),
    title: <Words en="Rami" ar="رامي" />,
    children: <Ltr>ZWD-7K4M9PQ2</Ltr>,
  },
} satisfies Meta<typeof WorkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const long = <Words en="Abdel Rahman Mohammad Nour El Din" ar="عبد الرحمن محمد نور الدين" />;
const code = <Words en="Last 4 of the order code" ar="آخر 4 من رمز الطلب" />;

export const States: Story = {
  render: ({ onLeave, title, children }) => (
    <StateGrid
      cell={328}
      states={{
        'with what it is about': (
          <WorkBar onLeave={onLeave} title={title}>
            {children}
          </WorkBar>
        ),
        'a page that is closed': <WorkBar leaves="close" onLeave={onLeave} title={code} />,
        'a long title': (
          <WorkBar onLeave={onLeave} title={long}>
            {children}
          </WorkBar>
        ),
      }}
    />
  ),
};

/** The button says what it does, and is at least 48 px. */
export const PlayLeft: Story = {
  play: async ({ canvas, args, isArabic }) => {
    const button = canvas.getByRole('button', { name: isArabic ? 'رجوع' : 'Back' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    button.focus();
    await pressEveryWay(button);
    await expect(args.onLeave).toHaveBeenCalledTimes(3);
  },
};
