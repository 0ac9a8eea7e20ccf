import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { NumberField } from './NumberField.tsx';

const salePrice = { en: 'Sale price', ar: 'سعر البيع' };
const fullPrice = { en: 'Full price', ar: 'السعر الكامل' };
const quantity = { en: 'Quantity', ar: 'الكمية' };
const commission = { en: 'Commission in percent', ar: 'العمولة بالمئة' };
const notAPrice = { en: 'Please enter a price, such as 4.50.', ar: 'يرجى إدخال سعر، مثل 4.50.' };
const hint = { en: 'How many bags there are today.', ar: 'كم كيساً يوجد اليوم.' };

const Typed = withState(NumberField);

const meta = {
  title: 'Controls/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { label: salePrice.en, kind: 'price', name: 'salePrice', value: '', onValueChange: fn() },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => (
    <Typed {...withArabic(args, context, { label: salePrice.ar })} key={`${args.kind} ${args.value}`} />
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Example = worded(Typed, {
  kind: 'price',
  label: salePrice,
  name: 'number',
  value: '',
  onValueChange: fn(),
});

const states = {
  'a price, empty': <Example isRequired placeholder="0.00" />,
  'a price': <Example value="4.50" isRequired />,
  'a price that may be missing': <Example label={fullPrice} value="12.00" isOptional />,
  'a price gone wrong': <Example value="4,5,0" error={notAPrice} />,
  'a price, disabled': <Example value="4.50" disabled />,
  'a count': <Example kind="count" label={quantity} value="1" hint={hint} isRequired />,
  'a count, empty': <Example kind="count" label={quantity} placeholder="1" />,
  'a count, disabled': <Example kind="count" label={quantity} value="12" disabled />,
  'a percentage': <Example kind="percent" label={commission} value="12.5" isRequired />,
};

export const States: Story = { render: stateGrid(280, states) };

export const Focused: Story = { render: () => <Example value="4.50" />, play: tabTo('textbox') };

/** Arabic and Persian digits become Latin while typing, and cents are completed on blur. */
export const PlayDigitsOfAnyScript: Story = {
  play: async ({ args, canvas, isArabic }) => {
    const field = canvas.getByRole('textbox', { name: isArabic ? salePrice.ar : salePrice.en });
    await expect(field).toHaveAccessibleDescription('$');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '٤٫٥');
    await expect(field).toHaveValue('4.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4.5');
    await userEvent.tab();
    await expect(field).toHaveValue('4.50');
    await userEvent.clear(field);
    await userEvent.type(field, '۱۲');
    await userEvent.tab();
    await expect(field).toHaveValue('12.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.00');
  },
};

/** Correcting a digit in the middle keeps the caret position. */
export const PlayCaret: Story = {
  args: { kind: 'count', value: '1005' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '٢', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('1205');
    await expect(field.selectionStart).toBe(2);
    await userEvent.keyboard('٣');
    await expect(field).toHaveValue('12305');
  },
};

/** An invalid number stays as typed. */
export const PlayKeepsInvalid: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'four and a half');
    await userEvent.tab();
    await expect(field).toHaveValue('four and a half');
    await userEvent.clear(field);
    await userEvent.type(field, '$4,5');
    await userEvent.tab();
    await expect(field).toHaveValue('4.50');
  },
};

/** A price is left to right in both languages, a count is aligned to the page's start. */
export const PlayPriceInOrder: Story = {
  render: () => (
    <div>
      <Example value="4.50" />
      <Example kind="count" label={quantity} value="12" />
    </div>
  ),
  play: async ({ canvas, isArabic }) => {
    const [price, count] = canvas.getAllByRole('textbox');
    const sign = canvas.getByText('$').getBoundingClientRect();
    await expect(sign.left - price!.getBoundingClientRect().left).toBeLessThan(30);
    await expect(getComputedStyle(price!).textAlign).toBe('left');
    await expect(count!.matches(':dir(ltr)')).toBe(true);
    await expect(getComputedStyle(count!).textAlign).toBe(isArabic ? 'right' : 'left');
    const { x, y, width, height } = sign;
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(price);
  },
};

/** A figure that is counted with. */
export const DoFigure: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example value="4.50" isRequired />,
};

/** A phone number or a code: its leading zeros get lost. It is a PhoneField or a TextField. */
export const DontPhoneNumber: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <Example kind="count" label={{ en: 'Phone number', ar: 'رقم الهاتف' }} value="70123456" />,
};
