import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, Words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import * as FieldParts from '../Field/Field.styles.ts';
import { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary.tsx';

const problems = {
  en: [
    { fieldId: 'name', message: 'Please enter your name.' },
    { fieldId: 'phone', message: 'Please enter your phone number.' },
    {
      fieldId: 'password',
      message: 'Password must be at least 8 characters, include 1 capital letter and 1 symbol.',
    },
  ],
  ar: [
    { fieldId: 'name', message: 'يرجى إدخال اسمك.' },
    { fieldId: 'phone', message: 'يرجى إدخال رقم الهاتف.' },
    {
      fieldId: 'password',
      message: 'يجب أن تتألّف كلمة المرور من 8 أحرف على الأقل، مع حرف كبير ورمز واحد.',
    },
  ],
};

const meta = {
  title: 'Controls/ErrorSummary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: { problems: problems.en },
  argTypes: {
    problems: choices({ three: problems.en, two: problems.en.slice(0, 2), one: problems.en.slice(0, 1) }),
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Some {...args} count={args.problems.length} />,
};

const Some = ({ count, ...args }: Partial<ErrorSummaryProps> & { count: number }) => (
  <ErrorSummary {...args} problems={useWords(problems).slice(0, count)} />
);

/** The last summary of the sheet takes the focus and shows its ring. */
const states = {
  one: <Some count={1} />,
  two: <Some count={2} />,
  three: <Some count={3} />,
};

export const States: Story = { render: stateGrid(340, states) };

const LABELS = {
  en: { name: 'Name', phone: 'Phone', password: 'Password' },
  ar: { name: 'الاسم', phone: 'الهاتف', password: 'كلمة المرور' },
};

/** A form with errors after submit, each of which goes when its field is edited. */
function Form() {
  const all = useWords(problems);
  const labels = useWords<Record<string, string>>(LABELS);
  const [errors, setErrors] = useState<FieldProblem[]>([]);
  const clearError = (id: string) => setErrors((before) => before.filter(({ fieldId }) => fieldId !== id));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary problems={errors} />
      {all.map(({ fieldId }) => (
        <Field
          key={fieldId}
          id={fieldId}
          label={labels[fieldId]}
          error={errors.find((each) => each.fieldId === fieldId)?.message}
        >
          {(wiring) => <FieldParts.Input {...wiring} name={fieldId} onChange={() => clearError(fieldId)} />}
        </Field>
      ))}
      <Button kind="primary" onPress={() => setErrors(all)}>
        <Words en="Sign Up" ar="إنشاء الحساب" />
      </Button>
    </div>
  );
}

export const InAForm: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

/** The summary takes the focus when it appears, links to the fields, and leaves the focus alone while they are corrected. */
export const PlayLinksToFields: Story = {
  render: () => <Form />,
  play: async ({ canvas, isArabic }) => {
    await userEvent.click(canvas.getByRole('button'));
    const summary = canvas.getByRole('group');
    await expect(summary).toHaveFocus();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(summary).toHaveAccessibleName(isArabic ? 'يرجى مراجعة 3 خانات.' : 'Please check 3 fields.');
    await userEvent.click(
      canvas.getByRole('link', { name: (isArabic ? problems.ar : problems.en)[1]?.message }),
    );
    const phone = canvas.getByRole('textbox', { name: isArabic ? 'الهاتف' : 'Phone' });
    await expect(phone).toHaveFocus();
    await expect(window.location.hash).toBe('');
    await userEvent.type(phone, '70');
    await expect(phone).toHaveFocus();
    await expect(phone).toBeValid();
    await expect(summary).toHaveAccessibleName(isArabic ? 'يرجى مراجعة خانتين.' : 'Please check 2 fields.');
  },
};
