import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import type { AreaPicker } from './AreaPicker.tsx';
import { Area, hint, missing, sharedMeta } from './areaPickerStage.tsx';

const meta = { title: 'Controls/AreaPicker', tags: ['autodocs'], ...sharedMeta } satisfies Meta<
  typeof AreaPicker
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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

export const States: Story = { render: stateGrid(300, states) };

/** Space for the open list. */
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

/** The typed text matches no area. */
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

/** Rows are 48 px high, the list is at most 16 rem high, and each row has its name in the other language too. */
export const PlayRows: Story = {
  play: async ({ args, canvas, isArabic }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(256);
    const [mina] = within(list).getAllByRole('option');
    await expect(mina!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const [names] = mina!.children;
    await expect(names!.querySelector('bdi')).toHaveAttribute('lang', isArabic ? 'en' : 'ar');
    await userEvent.click(mina!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mina');
  },
};
