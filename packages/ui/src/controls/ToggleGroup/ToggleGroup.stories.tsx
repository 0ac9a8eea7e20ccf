import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bagIcon } from '../../foundations/Icon/orderIcons.ts';
import { mopedIcon } from '../../foundations/Icon/orderIcons.ts';
import { storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { choices } from '../../stories/choices.ts';
import { standsBefore } from '../../stories/geometry.ts';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words, type InBoth } from '../../stories/words.ts';
import { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './ToggleGroup.tsx';

const localized = (words: InBoth) => <Words {...words} />;

const question = { en: 'How do you want it?', ar: 'كيف تريد استلامه؟' };
const delivery = { en: 'Delivery', ar: 'توصيل' };
const pickup = { en: 'Pickup', ar: 'استلام' };

const two: ToggleOption<string>[] = [
  { value: 'delivery', icon: mopedIcon, label: localized(delivery) },
  { value: 'pickup', icon: storeIcon, label: localized(pickup) },
];
const three: ToggleOption<string>[] = [
  ...two,
  {
    value: 'gift',
    icon: bagIcon,
    label: localized({ en: 'For someone else', ar: 'لشخص آخر' }),
    note: localized({ en: 'You pay, and the store gives it.', ar: 'تدفع أنت، ويعطيه المتجر.' }),
    isQuiet: true,
  },
];
const reason = { en: 'The Oven cannot give bags yet.', ar: 'هذا الخيار غير متاح بعد في الفرن.' };
const oneImpossible = three.map((option) =>
  option.value === 'gift' ? { ...option, note: localized(reason), isDisabled: true } : option,
);
const longOptions: ToggleOption<string>[] = [
  {
    value: 'delivery',
    icon: mopedIcon,
    label: localized({ en: 'Delivery to the door of my building', ar: 'توصيل إلى باب البناية التي أسكنها' }),
  },
  {
    value: 'pickup',
    icon: storeIcon,
    label: localized({ en: 'Supercalifragilisticexpialidocious', ar: 'فسيكفيكهماللهفأسقيناكموه' }),
  },
];

const Choice = withState(ToggleGroup<string>);

const meta = {
  title: 'Controls/ToggleGroup',
  tags: ['autodocs'],
  component: ToggleGroup,
  args: { legend: localized(question), options: two, value: 'delivery', onValueChange: fn() },
  argTypes: {
    legend: { control: false },
    options: choices({ two, three, 'one cannot be chosen': oneImpossible, 'long words': longOptions }),
  },
  render: (args) => <Choice {...args} key={args.value} />,
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Group = (props: Partial<ToggleGroupProps<string>>) => (
  <Choice legend={localized(question)} options={two} value="delivery" onValueChange={fn()} {...props} />
);

const Segments = () => (
  <Group
    look="segments"
    legend={localized({ en: 'Sign in, or make an account', ar: 'الدخول أو إنشاء حساب' })}
    options={[
      { value: 'delivery', label: localized({ en: 'Sign In', ar: 'تسجيل الدخول' }) },
      { value: 'pickup', label: localized({ en: 'Sign Up', ar: 'حساب جديد' }) },
    ]}
  />
);

const states = {
  'the first chosen': <Group />,
  'the second chosen': <Group value="pickup" />,
  'nothing chosen': <Group value={null} />,
  three: <Group options={three} value="gift" />,
  'one cannot be chosen': <Group options={oneImpossible} />,
  'long words': <Group options={longOptions} />,
  segments: <Segments />,
  'little room': (
    <div style={{ inlineSize: 200 }}>
      <Group />
    </div>
  ),
};

export const States: Story = { render: stateGrid(340, states) };

/** The ring goes around the whole card. */
export const Focused: Story = { play: tabTo('radio') };

/** A press anywhere on the card chooses it. */
export const PlayPressed: Story = {
  play: async ({ args, canvas, isArabic }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(isArabic ? question.ar : question.en);
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toHaveAccessibleName(isArabic ? delivery.ar : delivery.en);
    await expect(first).toBeChecked();
    await expect(first!.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
    await userEvent.click(canvas.getByText(isArabic ? pickup.ar : pickup.en));
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('pickup');
  },
};

/** The group has one tab stop, the chosen option; arrow keys choose. */
export const PlayKeys: Story = {
  args: { value: 'pickup' },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pickup');
    await userEvent.tab();
    await expect(second).not.toHaveFocus();
    await expect(first).not.toHaveFocus();
  },
};

/** What cannot be chosen is passed over, and says why. */
export const PlayDisabled: Story = {
  args: { options: oneImpossible, value: 'pickup' },
  play: async ({ args, canvas, isArabic }) => {
    const [first, , last] = canvas.getAllByRole('radio');
    await expect(last).toBeDisabled();
    await expect(last).toHaveAccessibleDescription(isArabic ? reason.ar : reason.en);
    await userEvent.click(canvas.getByText(isArabic ? reason.ar : reason.en));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toBeChecked();
  },
};

/** On a wide screen two cards share the line, and the third has a quieter one of its own. */
export const PlayThreeOnAWideScreen: Story = {
  render: () => (
    <div style={{ inlineSize: 850 }}>
      <Group options={three} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('radio').map((radio) => radio.closest('label')!);
    const [first, second, third] = cards.map((card) => card.getBoundingClientRect());
    await expect(first!.width).toBe(second!.width);
    await expect(first!.width + second!.width + 8).toBe(850);
    await expect(first!.top).toBe(second!.top);
    await expect(third!.width).toBe(850);
    await expect(third!.top).toBeGreaterThan(first!.top);
  },
};

/** Two groups on one page are independent. */
export const PlayIndependentGroups: Story = {
  render: () => (
    <>
      <Group />
      <Group value="pickup" />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, two_, three_, four] = canvas.getAllByRole('radio');
    await userEvent.click(two_!);
    await userEvent.click(three_!);
    await expect([one, two_, three_, four].map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  },
};

/** The first segment is at the start, each is 44 px high, and the legend is visually hidden. */
export const PlaySegmentsAtStart: Story = {
  render: () => <Segments />,
  play: async ({ canvas, globals, isArabic }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(
      isArabic ? 'الدخول أو إنشاء حساب' : 'Sign in, or make an account',
    );
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.closest('label')!);
    await expect(standsBefore(first!, second!, globals.locale)).toBe(true);
    await expect(first!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  },
};

/** An answer that is not possible stays in sight and says why. */
export const DoKeepWhatIsImpossible: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Group options={oneImpossible} />,
};

/** The answer left out: people look for it, and ask. */
export const DontLeaveItOut: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <Group options={two} />,
};
