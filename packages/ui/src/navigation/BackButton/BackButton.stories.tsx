import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsAFinger, pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { BackButton } from './BackButton.tsx';

const meta = {
  title: 'Navigation/BackButton',
  tags: ['autodocs'],
  component: BackButton,
  args: { onPress: fn(), isOnPicture: false },
  argTypes: { href: { control: 'text' } },
} satisfies Meta<typeof BackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const onPicture = (
  <div style={{ padding: 12, background: 'var(--category-bakery)' }}>
    <BackButton isOnPicture onPress={fn()} />
  </div>
);

export const States: Story = {
  render: ({ onPress }) => (
    <StateGrid
      cell={120}
      states={{
        'a button': (
          <div>
            <BackButton onPress={onPress} />
          </div>
        ),
        'a link': (
          <div>
            <BackButton href="/our-bags" />
          </div>
        ),
        'on a picture': onPicture,
      }}
    />
  ),
};

export const Focused: Story = { render: () => onPicture, play: tabTo('button') };

export const PlayPressed: Story = {
  play: async ({ args, canvas, isArabic }) => {
    const button = canvas.getByRole('button', { name: isArabic ? 'رجوع' : 'Back' });
    await pressEveryWay(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await fitsAFinger(button);
  },
};

/** With a fixed target it is a link. */
export const PlayLink: Story = {
  args: { href: '/our-bags' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/our-bags');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
