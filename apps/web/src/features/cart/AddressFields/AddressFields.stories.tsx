import { NO_ADDRESS } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withState } from '@zawadeh/ui/stories/withState.tsx';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords } from '@zawadeh/ui/stories/words.ts';
import { AddressFields } from './AddressFields.tsx';

const filled = {
  en: {
    street: 'Port Said St.',
    building: 'Karam',
    floor: '3',
    apartment: '6',
    landmark: 'Facing the fish market',
  },
  ar: {
    street: 'شارع بور سعيد',
    building: 'كرم',
    floor: '3',
    apartment: '6',
    landmark: 'مقابل سوق السمك',
  },
};
const long = {
  ...NO_ADDRESS,
  street: 'Rue de la Vieille Citadelle Maritime, Impasse des Pêcheurs',
  landmark: 'خلف القلعة البحرية القديمة، الباب الثاني بعد الصيدلية، الطابق الثالث',
};

const meta = {
  title: 'Bag/AddressFields',
  tags: ['autodocs'],
  component: AddressFields,
  args: { value: NO_ADDRESS, onValueChange: fn(), disabled: false },
  argTypes: { value: { control: false } },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const Typed = withState(AddressFields);

export const Playground: Story = { render: (args) => <Typed {...args} /> };

const Filled = (props: { disabled?: boolean }) => (
  <Typed value={useWords(filled)} onValueChange={fn()} {...props} />
);

const states = {
  empty: <Typed value={NO_ADDRESS} onValueChange={fn()} />,
  filled: <Filled />,
  'both scripts, longer than the field': <Typed value={long} onValueChange={fn()} />,
  disabled: <Filled disabled />,
};

export const States: Story = { render: stateGrid(340, states) };

/** In a column of 200 px the short fields are stacked. */
export const LittleRoom: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Filled />
    </div>
  ),
};

/** Typing changes only its own part; Tab follows the reading order. */
export const PlayTyped: Story = {
  render: (args) => <Typed {...args} />,
  play: async ({ args, canvas, isArabic }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: isArabic ? /الشارع/ : /Street/ }), 'Mina');
    await userEvent.tab();
    await userEvent.keyboard('كرم');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: isArabic ? /الطابق/ : /Floor/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_ADDRESS,
      street: 'Mina',
      building: 'كرم',
    });
  },
};

/** Optional fields are marked, and have autocomplete tokens. */
export const PlayOptional: Story = {
  play: async ({ canvas, isArabic }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(5);
    for (const field of fields) {
      await expect(field).toHaveAccessibleName(isArabic ? /\(اختياري\)/ : /\(optional\)/);
    }
    await expect(fields[0]).toHaveAttribute('autocomplete', 'address-line1');
  },
};
