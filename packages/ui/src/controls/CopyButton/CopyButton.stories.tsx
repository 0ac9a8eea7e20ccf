import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Ltr } from '../../foundations/Ltr/Ltr.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { createToasts } from '../../overlays/Toast/toastStore.ts';
import { ToastRegion } from '../../overlays/Toast/ToastRegion.tsx';
import { ToastsContext } from '../../overlays/Toast/useToasts.ts';
import { fitsAFinger, tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withNavigator } from '../../stories/withNavigator.ts';
import { useWords, withArabic } from '../../stories/words.ts';
import { CopyButton } from './CopyButton.tsx';

const phone = { en: 'Copy the phone of Hiba Zein', ar: 'نسخ هاتف هبة زين' };
const amount = { en: 'Copy the amount for Hiba Zein', ar: 'نسخ مبلغ هبة زين' };
const copied = { en: 'Copied', ar: 'نُسخ' };
const notCopied = {
  en: 'It could not be copied. Select it and copy it by hand.',
  ar: 'تعذّر النسخ. يرجى تحديد النصّ ونسخه يدوياً.',
};

const meta = {
  title: 'Controls/CopyButton',
  tags: ['autodocs'],
  component: CopyButton,
  args: { text: '+96176129450', label: phone.en },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a place for toasts. */
function Page({ children }: { children: ReactNode }) {
  const [toasts] = useState(() => createToasts());
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastRegion />
    </ToastsContext>
  );
}

export const Playground: Story = {
  render: (args, context) => (
    <Page>
      <CopyButton {...withArabic(args, context, { label: phone.ar })} />
    </Page>
  ),
};

const line = { display: 'flex', alignItems: 'center' };

function Phone() {
  return (
    <div style={line}>
      <Ltr kind="phone">+961 76 129 450</Ltr>
      <CopyButton text="+96176129450" label={useWords(phone)} />
    </div>
  );
}

function Amount() {
  return (
    <div style={line}>
      <strong>
        <Price cents={1_100} />
      </strong>
      <CopyButton text="11.00" label={useWords(amount)} />
    </div>
  );
}

const states = { 'after a phone': <Phone />, 'after an amount': <Amount /> };

export const States: Story = { render: stateGrid(220, states) };

export const Focused: Story = { render: () => <Phone />, play: tabTo('button') };

const withClipboard = (writeText: unknown): Story => ({
  render: () => (
    <Page>
      <Phone />
    </Page>
  ),
  beforeEach: withNavigator({ clipboard: { writeText } }),
});

const written = fn(() => Promise.resolve());
const rejected = fn(() => Promise.reject(new DOMException('Not now.', 'NotAllowedError')));

/** With keys alone, too: the text is copied without its spaces, which is announced, and the focus stays. */
export const PlayCopied: Story = {
  ...withClipboard(written),
  play: async ({ canvas, isArabic }) => {
    const button = canvas.getByRole('button');
    await fitsAFinger(button);
    await expect(button).toHaveAccessibleName(isArabic ? phone.ar : phone.en);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(isArabic ? copied.ar : copied.en),
    );
    await expect(written).toHaveBeenLastCalledWith('+96176129450');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).not.toHaveAttribute('data-copied'), { timeout: 4_000 });
  },
};

/** Where nothing can be copied, that is said. */
export const PlayNotCopied: Story = {
  ...withClipboard(rejected),
  play: async ({ canvas, isArabic }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(isArabic ? notCopied.ar : notCopied.en),
    );
    await expect(canvas.getByRole('button', { name: /Hiba|هبة/ })).not.toHaveAttribute('data-copied');
  },
};
