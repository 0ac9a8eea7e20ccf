import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AreaPicker } from './AreaPicker.tsx';
import { Area, hint, missing, sharedMeta } from './areaPickerStage.tsx';

const meta = { title: 'Controls/AreaPicker/Behaviour', ...sharedMeta } satisfies Meta<typeof AreaPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn((event: FormEvent) => event.preventDefault());

/** Enter chooses in the open list, and sends the form when the list is closed. */
export const PlayInAForm: Story = {
  render: () => (
    <form onSubmit={sent}>
      <Area value="mina" />
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field, 'xyz');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Escape}{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** The button opens and closes the list, is not a tab stop, and leaves the focus in the field. */
export const PlayButton: Story = {
  play: async ({ canvas }) => {
    const [field, button] = [canvas.getByRole('combobox'), canvas.getByRole('button')];
    await userEvent.click(button);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};

export const PlayDisabled: Story = {
  args: { value: 'mina', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The input has aria-required and the error as its description. */
export const PlayRequired: Story = {
  args: { isRequired: true, error: missing.en, hint: hint.en },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint.en} ${missing.en}`);
  },
};

/** At the bottom of the screen the list opens above the field, within the room there, and scrolls with it. */
export const PlayAtTheBottom: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        alignContent: 'end',
        blockSize: 'calc(100vh - 2rem)',
        marginBlockEnd: '100vh',
      }}
    >
      <Area value="mina" />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const list = canvas.getByRole('listbox');
    const gap = () => {
      const [dropdown, box] = [list, field].map((each) => each.getBoundingClientRect());
      return dropdown!.top < box!.top ? box!.top - dropdown!.bottom : dropdown!.top - box!.bottom;
    };
    const isAbove = () => list.getBoundingClientRect().top < field.getBoundingClientRect().top;
    await expect(isAbove()).toBe(true);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(gap()).toBeLessThan(16);
    window.scrollTo(0, 1e6);
    await waitFor(() => expect(isAbove()).toBe(false));
    await expect(gap()).toBeLessThan(16);
    window.scrollTo(0, 0);
  },
};

/** Clearing the text clears the value. */
export const PlayCleared: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
  },
};

/** The list has the language and direction of its pane. */
export const PlayInItsPane: Story = {
  globals: { locale: 'both' },
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
