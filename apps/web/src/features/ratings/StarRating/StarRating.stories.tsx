import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsAFinger, tabTo } from '@zawadeh/ui/stories/pressing.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { withState } from '@zawadeh/ui/stories/withState.tsx';
import { useWords } from '@zawadeh/ui/stories/words.ts';
import { StarRating, type StarRatingProps } from './StarRating.tsx';

const legend = { en: 'How was it?', ar: 'كيف كانت التجربة؟' };

const Rating = withState(StarRating);

const Stars = (props: Partial<StarRatingProps>) => (
  <Rating value={null} onValueChange={fn()} {...props} legend={useWords(legend)} />
);

const meta = {
  title: 'Bag/StarRating',
  tags: ['autodocs'],
  component: StarRating,
  args: { legend: legend.en, value: 4, onValueChange: fn(), disabled: false },
  render: (args) => <Stars {...args} key={args.value} />,
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'nothing chosen': <Stars />,
  'one star': <Stars value={1} />,
  'four stars': <Stars value={4} />,
  'five stars': <Stars value={5} />,
  'being sent': <Stars value={3} disabled />,
  'little room': (
    <div style={{ maxInlineSize: 220 }}>
      <Stars value={2} />
    </div>
  ),
};

export const States: Story = { render: stateGrid(320, states) };

/** The ring goes around the star. */
export const Focused: Story = { play: tabTo('radio', 3) };

/** A press anywhere on a star chooses it, and the words follow. */
export const PlayPressed: Story = {
  args: { value: null },
  play: async ({ args, canvas, isArabic }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(isArabic ? legend.ar : legend.en);
    const [, , third] = canvas.getAllByRole('radio');
    const name = isArabic ? '3 من 5: لا بأس' : '3 of 5: all right';
    await expect(third).toHaveAccessibleName(name);
    await fitsAFinger(third!.closest('label')!);
    await userEvent.click(third!.closest('label')!);
    await expect(third).toBeChecked();
    await expect(canvas.getByText(name)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith(3);
  },
};

/** One tab stop; arrow keys choose, and the next one is where reading goes. */
export const PlayKeys: Story = {
  args: { value: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toBeChecked();
    await userEvent.tab();
    await expect(first).not.toHaveFocus();
  },
};

/** While it is sent nothing changes. */
export const PlayDisabled: Story = {
  args: { value: 3, disabled: true },
  play: async ({ args, canvas }) => {
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('radio')[0]!.closest('label')!);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
