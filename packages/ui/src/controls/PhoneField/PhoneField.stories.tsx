import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { tabTo } from '../../stories/pressing.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { PhoneField, type PhoneValue } from './PhoneField.tsx';

const label = { en: 'WhatsApp phone', ar: 'رقم واتساب' };
const hint = {
  en: 'The store writes to it when the bag is ready.',
  ar: 'يراسلك المتجر عليه حين يجهز الكيس.',
};

const Typed = withState(PhoneField);

const empty: PhoneValue = { text: '', country: 'LB' };

const VALUES: Record<string, PhoneValue> = {
  empty,
  filled: { text: '70 123 456', country: 'LB' },
  'another country': { text: '50 123 4567', country: 'AE' },
};

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: { label: label.en, name: 'phone', value: empty, onValueChange: fn() },
  argTypes: {
    value: choices(VALUES),
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  render: (args, context) => (
    <Typed {...withArabic(args, context, { label: label.ar })} key={JSON.stringify(args.value)} />
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Field = worded(Typed, { label, name: 'phone', value: empty, onValueChange: fn() });

type PhoneProps = Partial<PhoneValue> &
  Pick<Parameters<typeof Field>[0], 'problem' | 'hint' | 'isOptional' | 'disabled'>;

const Phone = ({ text = '', country = 'LB', ...props }: PhoneProps) => (
  <Field {...props} value={{ text, country }} />
);

const states = {
  empty: <Phone />,
  filled: <Phone text="70 123 456" />,
  'another country': <Phone text="50 123 4567" country="AE" />,
  'with a hint': <Phone hint={hint} />,
  optional: <Phone isOptional />,
  disabled: <Phone text="70 123 456" disabled />,
  missing: <Phone problem="missing" />,
  'not digits': <Phone text="70 123 456 ext 2" problem="notDigits" />,
  'too short': <Phone text="70 123 45" problem="tooShort" />,
  'too long': <Phone text="70 123 4567" problem="tooLong" />,
  'wrong start': <Phone text="012 555 0123" country="US" problem="wrongStart" />,
  'a country we do not serve': <Phone text="+963 11 123 4567" problem="otherCountry" />,
  'longer than the field': <Phone text="0123456789012345678901234567890123456789" problem="tooLong" />,
};

export const States: Story = { render: stateGrid(300, states) };

/** The focus ring goes around the whole box; while the dial code has the focus it is underlined. */
export const Focused: Story = { render: () => <Phone text="70 123 456" />, play: tabTo('combobox') };

export const PlayNamed: Story = {
  render: () => <Phone problem="missing" hint={hint} />,
  play: async ({ canvas, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    const number = canvas.getByRole('textbox');
    await expect(number).toHaveAccessibleName(label[locale]);
    await expect(number).toHaveAttribute('autocomplete', 'tel-national');
    await expect(number).toBeInvalid();
    const missing = { en: 'Please enter your phone number.', ar: 'يرجى إدخال رقم الهاتف.' };
    await expect(number).toHaveAccessibleDescription(`${hint[locale]} ${missing[locale]}`);
    const picker = canvas.getByRole('combobox');
    await expect(picker).toHaveAccessibleName({ en: 'Country code', ar: 'رمز البلد' }[locale]);
    const names = Array.from((picker as HTMLSelectElement).options, (option) => option.text);
    await expect(names).toHaveLength(7);
    await expect(names[0]).toBe({ en: 'Lebanon \u2066+961\u2069', ar: 'لبنان \u2066+961\u2069' }[locale]);
  },
};

/** Digits of any script become Latin, the caret stays, and blur groups the digits. */
export const PlayTyped: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(number, '٧٠١٢٣٤٦');
    await expect(number).toHaveValue('7012346');
    await userEvent.type(number, '۵', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(number).toHaveValue('70123456');
    await expect(number.selectionStart).toBe(7);
    await userEvent.tab();
    await expect(number).toHaveValue('70 123 456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ text: '70 123 456', country: 'LB' });
  },
};

/** An invalid number stays as typed. */
export const PlayInvalid: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('textbox');
    await userEvent.type(number, '70-12');
    await userEvent.tab();
    await expect(number).toHaveValue('70-12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ text: '70-12', country: 'LB' });
  },
};

/** A pasted international number sets the country. */
export const PlayPasted: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('textbox');
    const picker = canvas.getByRole('combobox');
    for (const [pasted, shown, country] of [
      ['+44 7700 900123', '7700 900123', 'GB'],
      ['00971501234567', '50 123 4567', 'AE'],
      ['+٩٦١ ٧٠ ١٢٣ ٤٥٦', '70 123 456', 'LB'],
    ] as const) {
      await userEvent.clear(number);
      await userEvent.click(number);
      await userEvent.paste(pasted);
      await expect(number).toHaveValue(shown);
      await expect(picker).toHaveValue(country);
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ text: shown, country });
    }
  },
};

/** Changing the country keeps the typed digits. */
export const PlayAnotherCode: Story = {
  args: { value: { text: '612345678', country: 'LB' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'FR');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ text: '612345678', country: 'FR' });
    await expect(canvas.getByText('+33')).toBeVisible();
  },
};

/** The dial code is left of the number in both languages. */
export const PlayNeverMirrored: Story = {
  render: () => <Phone text="70 123 456" />,
  play: async ({ canvas }) => {
    const code = canvas.getByRole('combobox').getBoundingClientRect();
    const number = canvas.getByRole('textbox');
    await expect(code.right).toBeLessThanOrEqual(number.getBoundingClientRect().left);
    await expect(getComputedStyle(number).direction).toBe('ltr');
    await expect(Math.min(code.width, code.height)).toBeGreaterThanOrEqual(44);
  },
};
