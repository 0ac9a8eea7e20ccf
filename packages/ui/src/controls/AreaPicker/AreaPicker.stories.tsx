import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { standsBefore } from '../../stories/geometry.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { AreaPicker, type AreaPickerProps } from './AreaPicker.tsx';

const label = { en: 'Delivery area', ar: 'منطقة التوصيل' };
const hint = { en: 'The fee depends on how far it is.', ar: 'يتوقّف الرسم على بُعد المنطقة.' };
const missing = { en: 'Please select your delivery area.', ar: 'يرجى اختيار منطقة التوصيل.' };
const nothing = { en: '', ar: '' };

/** The picker with what is chosen in it. */
function Chosen({ value, onValueChange, ...props }: AreaPickerProps) {
  const [chosen, choose] = useState(value);
  const change = (next: string | null) => {
    choose(next);
    onValueChange(next);
  };
  return <AreaPicker {...props} value={chosen} onValueChange={change} />;
}

const meta = {
  title: 'Controls/AreaPicker',
  component: AreaPicker,
  args: { label: label.en, value: null, onValueChange: fn() },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => <Chosen {...withArabic(args, context, { label: label.ar })} key={args.value} />,
} satisfies Meta<typeof AreaPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

interface AreaProps {
  value?: string;
  hint?: InBoth;
  error?: InBoth;
  isOptional?: boolean;
  disabled?: boolean;
}

const Area = ({ value, hint: helps = nothing, error = nothing, ...props }: AreaProps) => (
  <Chosen
    {...props}
    label={useWords(label)}
    hint={useWords(helps)}
    error={useWords(error)}
    value={value ?? null}
    onValueChange={fn()}
  />
);

const states = {
  empty: <Area />,
  chosen: <Area value="mina" />,
  'a long name': <Area value="tebeneh-zehriye" />,
  'with a hint': <Area hint={hint} />,
  optional: <Area isOptional />,
  missing: <Area error={missing} />,
  'an area we no longer serve': <Area value="atlantis" />,
  disabled: <Area value="mina" disabled />,
};

export const States: Story = {
  tags: ['every-mode'],
  render: () => <StateGrid cell={300} states={states} />,
};

export const Bilingual: Story = {
  parameters: { panes: true },
  render: () => <StateGrid cell={300} states={states} />,
};

/** Room for the list below. */
const tall = { minBlockSize: 380 } as const;

export const Opened: Story = {
  render: () => (
    <div style={tall}>
      <Area value="balad" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(14);
  },
};

/** What is typed is on no list. */
export const NothingFound: Story = {
  render: () => (
    <div style={tall}>
      <Area />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Beirut');
    await expect(await screen.findByText(/No area|لا منطقة/)).toBeVisible();
  },
};

/** Found by either name, in any spelling, and chosen by the keyboard alone. */
export const PlaySearched: Story = {
  play: async ({ args, canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAccessibleName(isArabic ? label.ar : label.en);
    for (const [typed, id, en, ar] of [
      ['kalam', 'kalamoun', 'Kalamoun', 'القلمون'],
      ['القبه', 'ebbe', 'Ebbe', 'القبة'],
      ['ابي سمرا', 'abu-samra', 'Abu samra', 'أبي سمراء'],
      ['MINA', 'mina', 'Mina', 'الميناء'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(field).toHaveValue(isArabic ? ar : en));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(id);
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveFocus();
    }
  },
};

/** Arrows walk the list, Escape closes it and keeps what was chosen. */
export const PlayKeys: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const before = field.value;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(14);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue(before);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(field, 'xyz');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(before));
  },
};

/** Emptied, it is no area. */
export const PlayCleared: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
  },
};

/** Rows are 48 px high, the list at most 16 rem, and the fee stands at the end of a row. */
export const PlayMirrored: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(256);
    const [mina] = within(list).getAllByRole('option');
    await expect(mina!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const [names, fee] = mina!.children;
    await expect(standsBefore(names!, fee!, globals.locale)).toBe(true);
    await expect(names!.querySelector('bdi')).toHaveAttribute('lang', globals.locale === 'ar' ? 'en' : 'ar');
    await userEvent.click(mina!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mina');
  },
};

/** The list belongs to its own pane, and reads as that pane does. */
export const PlayInItsPane: Story = {
  parameters: { panes: true },
  render: () => <Area />,
  play: async ({ canvasElement }) => {
    for (const lang of ['en', 'ar'] as const) {
      const pane = canvasElement.querySelector<HTMLElement>(`[data-script][lang='${lang}']`)!;
      await userEvent.click(within(pane).getByRole('combobox'));
      const list = await within(pane).findByRole('listbox');
      await expect(getComputedStyle(list).direction).toBe(lang === 'ar' ? 'rtl' : 'ltr');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
  },
};
