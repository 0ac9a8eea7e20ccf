import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choices } from '@zawadeh/ui/stories/choices.ts';
import { handovers, LeastPhone } from '@zawadeh/ui/stories/handovers.tsx';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { HandOverSheet, type HandOverSheetProps } from './HandOverSheet.tsx';

const meta = {
  title: 'Counter/HandOverSheet',
  tags: ['autodocs'],
  component: HandOverSheet,
  args: { handover: handovers.rami, isBusy: false, onConfirm: fn(), onLeave: fn() },
  argTypes: {
    handover: choices<HandOverSheetProps['handover']>({
      'two bags': handovers.rami,
      'one bag': handovers.hiba,
      'three of one kind': handovers.khaled,
      'not collected in time': { ...handovers.maya, state: 'missed' },
      'long names': handovers.long,
    }),
  },
  parameters: { layout: 'page' },
} satisfies Meta<typeof HandOverSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const render: Story['render'] = (args) => (
  <LeastPhone>
    <HandOverSheet {...args} />
  </LeastPhone>
);

export const Playground: Story = { render };

const sheet = (handover: HandOverSheetProps['handover']) => (
  <LeastPhone>
    <HandOverSheet {...meta.args} handover={handover} />
  </LeastPhone>
);

const many = { ...handovers.long, bags: [...handovers.long.bags, ...handovers.long.bags] };

export const States: Story = {
  render: stateGrid(360, {
    'two bags': sheet(handovers.rami),
    'one bag': sheet(handovers.hiba),
    'three of one kind': sheet(handovers.khaled),
    'not collected in time': sheet({ ...handovers.maya, state: 'missed' }),
    'more than fits': sheet(many),
    'in little room': <div style={{ inlineSize: 320 }}>{sheet(handovers.rami)}</div>,
  }),
};

/** The heading and the button say how many bags; back and "Not this one" do the same. */
export const PlayConfirmed: Story = {
  render,
  play: async ({ canvas, args, isArabic }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      isArabic ? 'سلّم كيسين' : 'Hand over 2 bags',
    );
    const confirm = canvas.getByRole('button', { name: isArabic ? 'سلّمتُ الكيسين' : 'Handed over' });
    await expect(confirm.getBoundingClientRect().height).toBeGreaterThanOrEqual(76);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? 'رجوع' : 'Back' }));
    const notThis = canvas.getByRole('button', { name: isArabic ? 'ليس هذا الطلب' : 'Not this one' });
    await expect(notThis.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(notThis);
    await expect(args.onLeave).toHaveBeenCalledTimes(2);
  },
};

/** While the confirmation is being sent, a second press does nothing. */
export const PlayBusy: Story = {
  args: { isBusy: true },
  render,
  play: async ({ canvas, args, isArabic }) => {
    const confirm = canvas.getByRole('button', { name: isArabic ? /سلّمتُ/ : 'Handed over' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** More than fits scrolls above the buttons, which stay in sight. */
export const PlayScrolls: Story = {
  args: { handover: many },
  render,
  play: async ({ canvas, isArabic }) => {
    const confirm = canvas.getByRole('button', { name: isArabic ? /سلّمتُ/ : 'Handed over' });
    const phone = canvas.getByRole('list').closest<HTMLElement>('[style*="640"]')!;
    await expect(confirm.getBoundingClientRect().bottom).toBeLessThan(phone.getBoundingClientRect().bottom);
    await expect(phone.scrollHeight).toBe(phone.clientHeight);
  },
};
