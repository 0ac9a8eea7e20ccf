import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const category = { en: 'Category', ar: 'الفئة' };
const choose = { en: 'Choose a category', ar: 'اختر فئة' };
const missing = { en: 'Please choose a category.', ar: 'يرجى اختيار فئة.' };
const hint = { en: 'It gives the bag its colour.', ar: 'منها يأخذ الكيس لونه.' };
const options = {
  en: [
    { value: 'Meals', label: 'Meals' },
    { value: 'Bakery/pastery', label: 'Bakery/pastery' },
    { value: 'Diet/healthy', label: 'Diet/healthy' },
    { value: 'Late Breakfast', label: 'Late Breakfast', disabled: true },
  ],
  ar: [
    { value: 'Meals', label: 'وجبات' },
    { value: 'Bakery/pastery', label: 'مخبوزات وحلويات' },
    { value: 'Diet/healthy', label: 'صحي ودايت' },
    { value: 'Late Breakfast', label: 'فطور متأخّر', disabled: true },
  ],
};
const store = {
  en: [{ value: '7', label: 'The Old Sweets House by the Clock Tower and the Fish Market (since 1881)' }],
  ar: [{ value: '7', label: 'بيت الحلويات القديم بجانب برج الساعة وسوق السمك (منذ عام 1881)' }],
};

/** By the first value, because Storybook copies the lists of a prop that has named choices. */
const inArabic = (shown: SelectFieldProps['options']) =>
  [options, store].find(({ en }) => en[0]?.value === shown[0]?.value)?.ar ?? shown;

const Chosen = withState(SelectField);

const meta = {
  title: 'Controls/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  args: {
    label: category.en,
    name: 'category',
    placeholder: choose.en,
    options: options.en,
    value: '',
    onValueChange: fn(),
  },
  argTypes: {
    options: choices({ four: options.en, 'longer than the field': store.en, none: [] }),
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  render: (args, context) => (
    <Chosen
      {...withArabic(args, context, { label: category.ar, placeholder: choose.ar })}
      options={context.globals.locale === 'ar' ? inArabic(args.options) : args.options}
      key={args.value}
    />
  ),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Example = worded(Chosen, {
  label: category,
  name: 'category',
  placeholder: choose,
  options,
  value: '',
  onValueChange: fn(),
});

const states = {
  'nothing chosen': <Example />,
  chosen: <Example value="Bakery/pastery" isRequired />,
  optional: <Example isOptional hint={hint} />,
  wrong: <Example error={missing} />,
  disabled: <Example value="Meals" disabled />,
  'longer than the field': <Example options={store} value="7" />,
  'no longer offered': <Example value="Soups" />,
  'nothing to choose': <Example options={[]} />,
};

export const States: Story = { render: stateGrid(280, states) };

export const Focused: Story = { render: () => <Example value="Meals" />, play: tabTo('combobox') };

/** The field is named by its label, holds its value, and is sent with its form. */
export const PlayChosen: Story = {
  render: (args, context) => (
    <form aria-label="form">
      <Chosen
        {...withArabic(args, context, { label: category.ar, placeholder: choose.ar })}
        options={context.globals.locale === 'ar' ? inArabic(args.options) : args.options}
      />
    </form>
  ),
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByRole('combobox', { name: isArabic ? category.ar : category.en });
    await expect(field).toHaveDisplayValue(isArabic ? choose.ar : choose.en);
    await userEvent.selectOptions(field, 'Diet/healthy');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Diet/healthy');
    await expect(field).toHaveDisplayValue(isArabic ? 'صحي ودايت' : 'Diet/healthy');
    await expect(new FormData(canvas.getByRole('form')).get('category')).toBe('Diet/healthy');
  },
};

/** An optional choice can be cleared, a required one cannot. */
export const PlayCleared: Story = {
  args: { value: 'Meals', isOptional: true },
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.selectOptions(field, '');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveDisplayValue(isArabic ? choose.ar : choose.en);
  },
};

/** The chevron passes presses on to the select. */
export const PlayChevron: Story = {
  args: { value: 'Meals' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    const chevron = canvasElement.querySelector('svg')!;
    const { x, y, width, height } = chevron.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(field);
  },
};

/** Values that are known by name, more than fit on cards. */
export const DoNamedValues: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example value="Meals" />,
};

/** Two answers behind a press: they belong side by side, in a ToggleGroup. */
export const DontTwoAnswers: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Example
      label={{ en: 'How do you want it?', ar: 'كيف تريد استلامه؟' }}
      options={{
        en: [
          { value: 'delivery', label: 'Delivery' },
          { value: 'pickup', label: 'Pickup' },
        ],
        ar: [
          { value: 'delivery', label: 'توصيل' },
          { value: 'pickup', label: 'استلام' },
        ],
      }}
      value="delivery"
    />
  ),
};
