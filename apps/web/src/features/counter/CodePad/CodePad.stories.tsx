import { codeEnd } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { standsBefore } from '@zawadeh/ui/stories/geometry.ts';
import { handovers, LeastPhone } from '@zawadeh/ui/stories/handovers.tsx';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { HandoverRow } from '../HandoverRow/HandoverRow.tsx';
import { CodePad, type CodePadProps } from './CodePad.tsx';

const ALL = Object.values(handovers);

const meta = {
  title: 'Counter/CodePad',
  tags: ['autodocs'],
  component: CodePad,
  args: { value: '', onValueChange: fn(), codes: ALL.map(({ orderCode }) => orderCode) },
  parameters: { layout: 'page' },
} satisfies Meta<typeof CodePad>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the orders that fit, once one of them is clear. */
function Typed({ value: start, onValueChange, codes }: CodePadProps) {
  const [value, setValue] = useState(start);
  const fitting = value === '' ? [] : ALL.filter(({ orderCode }) => codeEnd(orderCode).startsWith(value));
  return (
    <CodePad
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      codes={codes}
    >
      {fitting.map((each) => (
        <HandoverRow key={each.orderId} handover={each} onPress={() => {}} />
      ))}
    </CodePad>
  );
}

const render: Story['render'] = (args) => (
  <LeastPhone>
    <Typed {...args} />
  </LeastPhone>
);

export const Playground: Story = { render };

const typed = (value: string, codes = meta.args.codes) => (
  <LeastPhone>
    <Typed value={value} onValueChange={() => {}} codes={codes} />
  </LeastPhone>
);

export const States: Story = {
  render: stateGrid(360, {
    'nothing typed': typed(''),
    'one order is left': typed('9P'),
    'all four': typed('9PQ2'),
    'of no order': typed('XX'),
    'without orders': typed('', []),
    'in little room': <div style={{ inlineSize: 320 }}>{typed('9')}</div>,
  }),
};

/** Each press adds a character, backspace takes the last away, and a fifth changes nothing. */
export const PlayTyped: Story = {
  render,
  play: async ({ canvas, args, isArabic }) => {
    const output = canvas.getByRole('status');
    await expect(output).toHaveAccessibleName(isArabic ? 'الرمز، آخر 4' : 'Code, last 4');
    for (const letter of 'K7M4') await userEvent.click(canvas.getByRole('button', { name: letter }));
    await expect(output).toHaveTextContent('K 7 M 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Z' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    const erase = canvas.getByRole('button', {
      name: isArabic ? 'حذف آخر حرف' : 'Delete the last character',
    });
    await userEvent.click(erase);
    await expect(output).toHaveTextContent('K 7 M');
  },
};

/** A keyboard types, too, with digits of any script; other keys do nothing. */
export const PlayKeyboard: Story = {
  render,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '2' }).focus();
    await userEvent.keyboard('k٧m0!{Backspace}4');
    await expect(canvas.getByRole('status')).toHaveTextContent('K 7 4');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Dimmed is what leads to no order; it can be pressed all the same. */
export const PlayDimmed: Story = {
  render,
  args: { value: '9P' },
  play: async ({ canvas }) => {
    const keys = canvas.getAllByRole('button').filter(({ textContent }) => /^[2-9A-Z]$/.test(textContent));
    const leadingOn = keys.filter((key) => !key.hasAttribute('data-dimmed')).map((key) => key.textContent);
    await expect(keys).toHaveLength(31);
    await expect(leadingOn).toEqual(['Q']);
    await userEvent.click(canvas.getByRole('button', { name: 'Z' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('9 P Z');
  },
};

/** From the left in both languages, and each key at least 48 px, on a screen of 320 px also. */
export const PlayNotMirrored: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <LeastPhone>
        <Typed {...args} />
      </LeastPhone>
    </div>
  ),
  play: async ({ canvas }) => {
    const two = canvas.getByRole('button', { name: '2' });
    await expect(standsBefore(two, canvas.getByRole('button', { name: '3' }), 'en')).toBe(true);
    for (const key of canvas.getAllByRole('button')) {
      const { width, height } = key.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
  },
};
