import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { fitsAFinger, pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic } from '../../stories/words.ts';
import { IconButton } from './IconButton.tsx';
import { trashIcon } from '../../foundations/Icon/icons.ts';
import { closeIcon, refreshIcon } from '../../foundations/Icon/shelfIcons.ts';

const meta = {
  title: 'Controls/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Clear the search', onPress: fn(), children: <Icon of={closeIcon} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const clear = { en: 'Clear the search', ar: 'مسح البحث' };
const remove = { en: 'Delete order ZWD-48213', ar: 'حذف الطلب ZWD-48213' };

export const Playground: Story = {
  render: (args, context) => <IconButton {...withArabic(args, context, { label: clear.ar })} />,
};

interface Props {
  size?: 'normal' | 'small';
  onPress?: () => void;
}

function Clear({ size, onPress = fn() }: Props) {
  return (
    <IconButton label={useWords(clear)} onPress={onPress}>
      <Icon of={closeIcon} size={size} />
    </IconButton>
  );
}

function Remove() {
  return (
    <IconButton tone="danger" label={useWords(remove)} onPress={fn()}>
      <Icon of={trashIcon} size="small" />
    </IconButton>
  );
}

export const States: Story = {
  render: stateGrid(120, {
    normal: (
      <div>
        <Clear />
      </div>
    ),
    'small icon': (
      <div>
        <Clear size="small" />
      </div>
    ),
    danger: (
      <div>
        <Remove />
      </div>
    ),
  }),
};

export const Focused: Story = { render: () => <Clear />, play: tabTo('button') };

/** The label is the accessible name and the tooltip; Enter and Space press the button, which fits a finger whatever its icon. */
export const PlayPressed: Story = {
  render: ({ onPress }) => <Clear size="small" onPress={onPress} />,
  play: async ({ args, canvas, isArabic }) => {
    const button = canvas.getByRole('button');
    const label = isArabic ? clear.ar : clear.en;
    await expect(button).toHaveAccessibleName(label);
    await expect(button).toHaveAttribute('title', label);
    await fitsAFinger(button);
    await pressEveryWay(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** A sign that everybody knows: a cross closes or clears. */
export const DoKnownSign: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Clear />,
};

/** A sign of its own making: an action that needs words is a Button. */
export const DontUnknownSign: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <IconButton label="Mark as paid" onPress={fn()}>
      <Icon of={refreshIcon} />
    </IconButton>
  ),
};
