import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AreaPicker } from './AreaPicker.tsx';
import { label, sharedMeta } from './areaPickerStage.tsx';

const meta = { title: 'Controls/AreaPicker/Keys', ...sharedMeta } satisfies Meta<typeof AreaPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (field: HTMLElement) => field.getAttribute('aria-activedescendant') ?? '';

/** The search matches both names in any spelling, and the keyboard alone can choose. */
export const PlaySearched: Story = {
  play: async ({ args, canvas, isArabic }) => {
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

/** Arrow keys move in the list; Escape closes it and keeps the value. */
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

/** Screen readers get a combobox with its list, the active row and the number of results. */
export const PlayAnnounced: Story = {
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('combobox');
    const status = canvas.getByRole('status');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const list = canvas.getByRole('listbox', { name: isArabic ? label.ar : label.en });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(rowOf(field)).toBe('');
    await expect(status).toHaveTextContent(isArabic ? '14 منطقة' : '14 areas');
    await userEvent.keyboard('ba');
    await expect(status).toHaveTextContent(isArabic ? '7 مناطق' : '7 areas');
    const options = within(list).getAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    await expect(rowOf(field)).toBe(options.at(-1)!.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowOf(field)).toBe(options[0]!.id);
    await userEvent.keyboard('{Home}');
    await expect(rowOf(field)).toBe('');
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('xba');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(status).toHaveTextContent(/No area|لا منطقة/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The active row is scrolled into view. */
export const PlayActiveRowInView: Story = {
  args: { value: 'badawi' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = canvas.getByRole('listbox');
    const isInView = (row: Element) => {
      const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
      return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    };
    await expect(isInView(within(list).getByRole('option', { selected: true }))).toBe(true);
    for (const key of ['{ArrowUp}', '{ArrowDown>9/}', '{ArrowUp>4/}']) {
      await userEvent.keyboard(key);
      await expect(isInView(document.getElementById(rowOf(canvas.getByRole('combobox')))!)).toBe(true);
    }
    await userEvent.keyboard('{Tab}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('barsa');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Escape closes the list, a second Escape restores the value; a full name is chosen on blur. */
export const PlayHalfTyped: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas, isArabic }) => {
    const [mina, balad] = isArabic ? ['الميناء', 'البلد'] : ['Mina', 'Balad'];
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('bal{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('bal');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(mina);
    await userEvent.clear(field);
    await userEvent.keyboard('bala');
    await userEvent.click(document.body);
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, ' BALAD ');
    await userEvent.tab();
    await expect(field).toHaveValue(balad);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('balad');
    await userEvent.clear(field);
    await userEvent.keyboard('min{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mina');
    await expect(field).toHaveFocus();
  },
};
