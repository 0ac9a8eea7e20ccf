import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords } from '../../stories/words.ts';
import { Chip, ChipGroup } from './Chip.tsx';

const meta = {
  title: 'Controls/Chip',
  component: Chip,
  args: { children: 'Meals', selected: false, onPress: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = {
  en: ['All Products', 'Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast'],
  ar: ['كل المنتجات', 'وجبات', 'مخبوزات وحلويات', 'صحي ودايت', 'فطور متأخر'],
};

export const Playground: Story = {};

export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      states={{
        resting: <Chip>Meals</Chip>,
        selected: <Chip selected>Meals</Chip>,
        Arabic: <Chip>وجبات</Chip>,
        'selected, Arabic': <Chip selected>وجبات</Chip>,
      }}
    />
  ),
};

function Row() {
  const names = useWords(NAMES);
  const [chosen, setChosen] = useState(names[0]);
  return (
    <ChipGroup label="Categories">
      {names.map((name) => (
        <Chip key={name} selected={name === chosen} onPress={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  );
}

export const Bilingual: Story = {
  parameters: { panes: true },
  render: () => <Row />,
};

/** The last chip is outside the row's view; choosing it by keyboard scrolls it into view. */
export const PlayChosenByKeyboard: Story = {
  render: () => <Row />,
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button');
    const last = chips.at(-1);
    if (!last) throw new Error('No chips.');
    for (const chip of chips) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(chips[0]).toHaveAttribute('aria-pressed', 'false');
    const { left, right } = last.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The first chip stands at the reading start. */
export const PlayMirrored: Story = {
  render: () => <Row />,
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().left);
    await expect((first ?? 0) < (second ?? 0)).toBe(globals.locale === 'en');
  },
};
