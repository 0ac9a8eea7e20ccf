import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as S from './Field.styles.ts';

const street = { en: 'Street', ar: 'الشارع' };
const example = { en: 'For example: Port Said Street', ar: 'مثلاً: شارع بور سعيد' };
const missing = { en: 'Please enter your street.', ar: 'يرجى إدخال اسم الشارع.' };

const control: FieldProps['children'] = (wiring) => <S.Input {...wiring} name="street" />;

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: { label: street.en, hint: example.en, children: control },
  argTypes: { children: { control: false }, label: { control: 'text' }, hint: { control: 'text' } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <Field {...withArabic(args, context, { label: street.ar, hint: example.ar })} />,
};

type ExampleProps = Partial<Record<'label' | 'hint' | 'error', InBoth>> &
  Pick<FieldProps, 'isOptional' | 'isRequired'> & { value?: InBoth; disabled?: boolean };

const nothing = { en: '', ar: '' };

function Street({
  label = street,
  hint = nothing,
  error = nothing,
  value = nothing,
  disabled,
  ...props
}: ExampleProps) {
  const text = useWords(value);
  return (
    <Field {...props} label={useWords(label)} hint={useWords(hint)} error={useWords(error)}>
      {(wiring) => <S.Input {...wiring} name="street" defaultValue={text} dir="auto" disabled={disabled} />}
    </Field>
  );
}

const filled = { en: 'Port Said Street', ar: 'شارع بور سعيد' };
const long = {
  en: 'What the driver should look for when the building has neither a number nor a name',
  ar: 'ما الذي يبحث عنه السائق إن لم يكن للمبنى رقم ولا اسم يُعرف به',
};
const unbroken = { en: 'Supercalifragilisticexpialidocious'.repeat(2), ar: 'أفتستكتبونهم'.repeat(6) };

const states = {
  'label only': <Street />,
  'with a hint': <Street hint={example} />,
  optional: <Street isOptional />,
  required: <Street isRequired />,
  filled: <Street value={filled} />,
  'wrong, with its hint': <Street hint={example} error={missing} />,
  disabled: <Street value={filled} disabled />,
  'long words': <Street label={long} hint={long} error={long} isOptional />,
  'one long word': <Street label={unbroken} hint={unbroken} error={unbroken} value={unbroken} />,
};

export const States: Story = { render: stateGrid(280, states) };

/** The focus ring is outside the border, which stays visible. */
export const Focused: Story = {
  render: () => <Street hint={example} error={missing} />,
  play: tabTo('textbox'),
};

/** The name is the label with "(optional)"; the description is the hint and then the error. */
export const PlayAccessibleDescription: Story = {
  render: () => <Street hint={example} error={missing} isOptional />,
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleName(isArabic ? 'الشارع (اختياري)' : 'Street (optional)');
    const description = isArabic ? `${example.ar} ${missing.ar}` : `${example.en} ${missing.en}`;
    await expect(field).toHaveAccessibleDescription(description);
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByText(isArabic ? street.ar : street.en));
    await expect(field).toHaveFocus();
  },
};

/** The asterisk is hidden from screen readers, which get aria-required. Without hint and error there is no description. */
export const PlayRequired: Story = {
  render: () => <Street isRequired />,
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleName(isArabic ? street.ar : street.en);
    await expect(field).toBeRequired();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(50);
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).toBeValid();
  },
};
