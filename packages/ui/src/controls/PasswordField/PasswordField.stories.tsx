import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '../../stories/withState.tsx';
import { fitsAFinger } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { PasswordField } from './PasswordField.tsx';

const password = { en: 'Password', ar: 'كلمة المرور' };
const confirm = { en: 'Confirm password', ar: 'تأكيد كلمة المرور' };
const tooWeak = {
  en: 'Password must be at least 8 characters, include 1 capital letter and 1 symbol.',
  ar: 'يجب أن تتألّف كلمة المرور من 8 أحرف على الأقل، مع حرف كبير ورمز واحد.',
};
const different = { en: 'Passwords do not match.', ar: 'كلمتا المرور غير متطابقتين.' };
const show = { en: 'Show the password', ar: 'إظهار كلمة المرور' };
const hide = { en: 'Hide the password', ar: 'إخفاء كلمة المرور' };

const Typed = withState(PasswordField);

const meta = {
  title: 'Controls/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: password.en,
    name: 'password',
    autoComplete: 'current-password',
    value: '',
    onValueChange: fn(),
  },
  argTypes: { label: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => (
    <Typed {...withArabic(args, context, { label: password.ar })} key={args.value} />
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Example = worded(Typed, {
  label: password,
  name: 'password',
  autoComplete: 'current-password',
  value: '',
  onValueChange: fn(),
});

const states = {
  empty: <Example />,
  typed: <Example value="Knafeh!12" />,
  wrong: <Example label={confirm} value="Knafeh!1" error={different} />,
  disabled: <Example value="Knafeh!12" disabled />,
  'a new one': <Example showRules />,
  'one rule kept': <Example value="Kn" showRules />,
  'every rule kept': <Example value="Knafeh!12" showRules />,
  'sent too weak': <Example value="knafeh" error={tooWeak} showRules />,
};

export const States: Story = { render: stateGrid(280, states) };

/** A shown password is left to right, and the button offers to hide it. */
export const Shown: Story = {
  render: () => <Example value="Knafeh!12" showRules />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Focused: Story = {
  render: () => <Example value="knafeh" error={tooWeak} />,
  play: async ({ canvas, isArabic }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(isArabic ? password.ar : password.en)).toHaveFocus();
  },
};

/**
 * The button follows the field in tab order, names its action, and its result is announced politely. The text is left
 * to right and aligned to the page's start; the button fits a finger.
 */
export const PlayShown: Story = {
  args: { value: 'Knafeh!12' },
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByLabelText(isArabic ? password.ar : password.en);
    await expect(field.matches(':dir(ltr)')).toBe(true);
    await expect(getComputedStyle(field).textAlign).toBe(isArabic ? 'right' : 'left');
    await fitsAFinger(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: isArabic ? show.ar : show.en });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(button).toHaveAccessibleName(isArabic ? hide.ar : hide.en);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      isArabic ? 'كلمة المرور ظاهرة.' : 'The password is shown.',
    );
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** Rules are marked as met while typing; the unmet ones are announced only on change. */
export const PlayRules: Story = {
  args: { showRules: true, autoComplete: 'new-password' },
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByLabelText(isArabic ? password.ar : password.en);
    const metRules = () =>
      canvas.getAllByRole('listitem').map((rule) => within(rule).queryByText(/: (?:done|مستوفى)$/) !== null);
    const [, aloud] = canvas.getAllByRole('status');
    await expect(metRules()).toEqual([false, false, false]);
    await expect(aloud).toBeEmptyDOMElement();
    await userEvent.type(field, 'K');
    await expect(metRules()).toEqual([false, true, false]);
    await expect(aloud).toHaveTextContent(
      isArabic
        ? 'ما زال ينقص: 8 أحرف على الأقل ورمز واحد (مثل ! أو ؟).'
        : 'Still needed: At least 8 characters and 1 symbol (such as ! or ?).',
    );
    await userEvent.type(field, 'nafeh!');
    await expect(metRules()).toEqual([false, true, true]);
    await userEvent.type(field, '1');
    await expect(metRules()).toEqual([true, true, true]);
    await expect(aloud).toHaveTextContent(
      isArabic ? 'كلمة المرور مستوفية لكل الشروط.' : 'The password meets all the rules.',
    );
    await expect(field).toHaveAccessibleDescription(/(?:done|مستوفى)/);
  },
};

/** Submitting hides the password again and sends it with the form. */
export const PlaySent: Story = {
  args: { value: 'Knafeh!12' },
  render: (args, context) => (
    <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
      <Typed {...withArabic(args, context, { label: password.ar })} />
    </form>
  ),
  play: async ({ canvas, isArabic }) => {
    const field = canvas.getByLabelText(isArabic ? password.ar : password.en);
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(new FormData(canvas.getByRole('form')).get('password')).toBe('Knafeh!12');
  },
};
