import { CONTENT_WORDS } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { AllergenNote, type AllergenNoteProps } from './AllergenNote.tsx';

const ALLERGENS = {
  one: ['milk'],
  some: ['gluten', 'milk', 'nuts'],
  'all of them': CONTENT_WORDS.allergens,
  'none: nothing': [],
} satisfies Record<string, AllergenNoteProps['allergens']>;

const meta = {
  title: 'Bag/AllergenNote',
  tags: ['autodocs'],
  component: AllergenNote,
  args: { allergens: ALLERGENS.some },
  argTypes: { allergens: choices(ALLERGENS) },
} satisfies Meta<typeof AllergenNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = Object.fromEntries(
  Object.entries(ALLERGENS).map(([name, allergens]) => [
    name,
    <AllergenNote key={name} allergens={allergens} />,
  ]),
);

export const States: Story = { render: stateGrid(280, states) };

/** One sentence, whose list has the commas of its language. */
export const PlaySentence: Story = {
  play: async ({ canvasElement, isArabic }) => {
    await expect(canvasElement.querySelector('span')).toHaveTextContent(
      isArabic
        ? 'يحتوي على أو قد يحتوي على: غلوتين، حليب، مكسّرات'
        : 'Contains or may contain: gluten, milk, nuts',
    );
  },
};
