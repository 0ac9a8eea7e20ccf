import { CONTENT_WORDS } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { AllergenNote } from './AllergenNote.tsx';

const meta = {
  title: 'Bag/AllergenNote',
  tags: ['autodocs'],
  component: AllergenNote,
  args: { allergens: ['gluten', 'milk', 'nuts'] },
} satisfies Meta<typeof AllergenNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  one: <AllergenNote allergens={['milk']} />,
  some: <AllergenNote allergens={['gluten', 'milk', 'nuts']} />,
  'all of them': <AllergenNote allergens={CONTENT_WORDS.allergens} />,
  'none: nothing': <AllergenNote allergens={[]} />,
};

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
