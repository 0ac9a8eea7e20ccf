import { NO_CHOICES, type BagChoices } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterColumn } from './FilterColumn.tsx';
import { SortSelect } from './SortSelect.tsx';

const chosen: BagChoices = { ...NO_CHOICES, when: 'now', area: 'mina', diet: ['vegetarian'] };
const areas = ['mina', 'balad', 'abu-samra', 'badawi', 'behsas', 'ebbe', 'kalamoun'];
const countOf = ({ area, diet }: BagChoices) => (area?.length ?? 20) - diet.length;
const onChoicesChange = fn();

const meta = {
  title: 'Bag/FilterColumn',
  tags: ['autodocs'],
  component: FilterColumn,
  args: { choices: chosen, onChoicesChange, areas, hasFavourites: true, countOf },
  decorators: [(Story) => <div style={{ maxInlineSize: 232 }}>{<Story />}</div>],
} satisfies Meta<typeof FilterColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const bar = { onChoicesChange, position: 'unknown', count: 33, all: 62 } as const;

export const States: Story = {
  decorators: [],
  render: (args) => (
    <StateGrid
      cell={232}
      states={{
        'nothing chosen': <FilterColumn {...args} choices={NO_CHOICES} />,
        'some chosen': <FilterColumn {...args} />,
        'counts not known, no favourites': (
          <FilterColumn {...args} choices={NO_CHOICES} countOf={undefined} hasFavourites={false} />
        ),
        'above the bags': <ChosenFilters {...bar} choices={chosen} />,
        'of a long shelf': <ChosenFilters {...bar} choices={chosen} all={undefined} />,
        'the position is refused': <ChosenFilters {...bar} choices={NO_CHOICES} position="refused" />,
        order: <SortSelect choices={chosen} onChoicesChange={onChoicesChange} />,
      }}
    />
  ),
};

/** Every choice is passed on at once; a time replaces the other, a diet is added and taken back. */
export const PlayChosen: Story = {
  play: async ({ canvas, isArabic }) => {
    await userEvent.click(canvas.getByRole('radio', { name: isArabic ? /^غداً/ : /^Tomorrow/ }));
    await expect(onChoicesChange).toHaveBeenLastCalledWith({ ...chosen, when: 'tomorrow' });
    await userEvent.click(canvas.getByRole('checkbox', { name: isArabic ? /^بلا سكّر/ : /^Sugar-free/ }));
    await expect(onChoicesChange).toHaveBeenLastCalledWith({ ...chosen, diet: ['vegetarian', 'sugar_free'] });
    await userEvent.click(canvas.getByRole('checkbox', { checked: true }));
    await expect(onChoicesChange).toHaveBeenLastCalledWith({ ...chosen, diet: [] });
  },
};

/** The areas with most bags come with the column, the others on a press. */
export const PlayAllAreas: Story = {
  play: async ({ canvas, isArabic }) => {
    const name = isArabic ? /^الميناء|^القبة/ : /^Mina|^Ebbe/;
    await expect(canvas.getAllByRole('radio', { name })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? 'كل المناطق (7)' : 'All 7 areas' }));
    await expect(canvas.getAllByRole('radio', { name })).toHaveLength(2);
  },
};

function Bar() {
  const [choices, setChoices] = useState(chosen);
  return <ChosenFilters {...bar} choices={choices} onChoicesChange={setChoices} />;
}

/** A press removes its choice alone, and the focus stays in the row. */
export const PlayRemoved: Story = {
  render: () => <Bar />,
  play: async ({ canvas, isArabic }) => {
    const name = isArabic ? 'إزالة الميناء' : 'Remove Mina';
    const chip = canvas.getByRole('button', { name });
    const row = chip.parentElement;
    await userEvent.click(chip);
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(row).toHaveFocus();
  },
};
