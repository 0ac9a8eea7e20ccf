import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { fitsAFinger, tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words } from '../../stories/words.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';

const knafeh = { en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' };
const note = { en: 'That’s all the store has left.', ar: 'هذا كل ما بقي في المتجر.' };

const Chosen = withState(QuantityStepper);

const meta = {
  title: 'Controls/QuantityStepper',
  tags: ['autodocs'],
  component: QuantityStepper,
  args: { label: knafeh.en, value: 2, max: 5, onValueChange: fn() },
  render: (args, context) => (
    <Chosen {...withArabic(args, context, { label: knafeh.ar })} key={`${args.value} ${args.max}`} />
  ),
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Stepper = ({ value, max }: { value: number; max: number }) => (
  <Chosen label={useWords(knafeh)} value={value} max={max} onValueChange={fn()} />
);

/** For work, where one less than one is none. */
const Apart = () => (
  <Chosen label={useWords(knafeh)} value={1} max={999} look="apart" onValueChange={fn()} onRemove={fn()} />
);

const states = {
  minimum: <Stepper value={1} max={5} />,
  middle: <Stepper value={2} max={5} />,
  maximum: <Stepper value={3} max={3} />,
  'the last one': <Stepper value={1} max={1} />,
  'more than the store has': <Stepper value={4} max={3} />,
  'three digits': <Stepper value={120} max={999} />,
  apart: <Apart />,
  'little room': (
    <div style={{ inlineSize: 140 }}>
      <Stepper value={2} max={2} />
    </div>
  ),
};

export const States: Story = { render: stateGrid(200, states) };

/** The focus ring is inside the cell, because one outline surrounds all three. */
export const Focused: Story = { play: tabTo('button') };

/** Every control names the bag and its action. */
export const PlayNamed: Story = {
  play: async ({ canvas, isArabic }) => {
    const [less, more] = canvas.getAllByRole('button');
    await expect(less).toHaveAccessibleName(
      isArabic ? `إنقاص الكمية: ${knafeh.ar}` : `One less: ${knafeh.en}`,
    );
    await expect(more).toHaveAccessibleName(
      isArabic ? `زيادة الكمية: ${knafeh.ar}` : `One more: ${knafeh.en}`,
    );
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveAccessibleName(isArabic ? `الكمية: ${knafeh.ar}` : `Quantity: ${knafeh.en}`);
    await expect(number).toHaveAttribute('aria-valuemin', '1');
    await expect(number).toHaveAttribute('aria-valuemax', '5');
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    for (const part of [...canvas.getAllByRole('button'), number]) await fitsAFinger(part);
  },
};

/** At the limit the plus button keeps the focus, does nothing and is described by the note. */
export const PlayPressed: Story = {
  play: async ({ args, canvas, canvasElement, isArabic }) => {
    const [less, more] = canvas.getAllByRole('button');
    const number = canvas.getByRole('spinbutton');
    const live = canvasElement.querySelectorAll('[aria-live]');
    await userEvent.click(more!);
    await expect(number).toHaveValue('3');
    await expect(live[1]).toHaveTextContent('3');
    await userEvent.click(more!);
    await userEvent.click(more!);
    await userEvent.click(more!);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveAccessibleDescription(isArabic ? note.ar : note.en);
    await userEvent.click(less!);
    await expect(more).toHaveAccessibleDescription('');
  },
};

/** The minimum is one: a cart line has a separate remove button. */
export const PlayMinimum: Story = {
  args: { value: 1 },
  play: async ({ args, canvas }) => {
    const [less] = canvas.getAllByRole('button');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less!);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** For work the minus at one removes. */
export const PlayApart: Story = {
  args: { value: 1, look: 'apart', onRemove: fn() },
  play: async ({ args, canvas }) => {
    const [less] = canvas.getAllByRole('button');
    await expect(less).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(less!);
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Up and Down change the quantity in both languages; Left and Right move the caret. */
export const PlayKeys: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.click(number);
    for (const [key, value] of [
      ['{ArrowUp}', '3'],
      ['{ArrowDown}', '2'],
      ['{End}', '5'],
      ['{ArrowUp}', '5'],
      ['{Home}', '1'],
      ['{ArrowDown}', '1'],
      ['{ArrowLeft}', '1'],
      ['{ArrowRight}', '1'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(number).toHaveValue(value);
      await expect(number).toHaveAttribute('aria-valuenow', value);
    }
  },
};

/** Accepts digits of any script and clamps other values to the range. */
export const PlayTyped: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    for (const [typed, shown, settled] of [
      ['٣', '3', '3'],
      ['۴', '4', '4'],
      ['99', '99', '5'],
      ['0', '0', '1'],
      ['-2', '2', '2'],
      ['x', '', '2'],
    ] as const) {
      await userEvent.clear(number);
      await userEvent.type(number, typed);
      await expect(number).toHaveValue(shown);
      await userEvent.tab();
      await expect(number).toHaveValue(settled);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(number);
    await userEvent.type(number, '٤{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.type(number, '1{Escape}');
    await userEvent.tab();
    await expect(number).toHaveValue('4');
  },
};

/** In the cart, zero or less in digits of any script removes the line once committed, and not before. */
export const PlayRemoved: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    const type = async (typed: string) => {
      await userEvent.clear(number);
      await userEvent.type(number, typed);
    };
    let times = 0;
    for (const typed of ['0', '٠', '-2', '\u22123', '00']) {
      await type(typed);
      await expect(args.onRemove).toHaveBeenCalledTimes(times);
      times += 1;
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledTimes(times);
      await type(typed);
      times += 1;
      await userEvent.tab();
      await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(times));
    }
    for (const typed of ['-', 'x', '0{Escape}', '03']) {
      await type(typed);
      await userEvent.tab();
    }
    await expect(number).toHaveValue('3');
    await userEvent.click(number);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(number).toHaveValue('1');
    await expect(args.onRemove).toHaveBeenCalledTimes(times);
  },
};

/** Beside the button that it counts for, of the same height. */
export const DoBesideItsButton: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => (
    <Stack direction="row" align="start">
      <Stepper value={2} max={5} />
      <Button kind="primary">
        <Words en="Add to cart" ar="أضف إلى السلّة" />
      </Button>
    </Stack>
  ),
};

/** Where nothing can be bought. */
export const DontWithoutStock: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Stack direction="row" align="start">
      <Stepper value={1} max={1} />
      <Button kind="primary" disabled>
        <Words en="Sold Out" ar="نفدت الكمية" />
      </Button>
    </Stack>
  ),
};
