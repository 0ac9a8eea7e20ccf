import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { createToasts } from '../../overlays/Toast/toastStore.ts';
import { ToastCard } from '../../overlays/Toast/ToastCard.tsx';
import { ToastRegion } from '../../overlays/Toast/ToastRegion.tsx';
import { ToastsContext } from '../../overlays/Toast/useToasts.ts';
import { fitsAFinger, tabTo } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { withNavigator } from '../../stories/withNavigator.ts';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx';

const title = { en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' };
const share = { en: 'Share', ar: 'مشاركة' };
const copied = { en: 'Link copied', ar: 'نُسخ الرابط' };
const notCopied = { en: 'The link could not be copied.', ar: 'تعذّر نسخ الرابط.' };
const whatsapp = { en: 'WhatsApp', ar: 'واتساب' };
const url = 'https://zawadeh.example/bag/7';

const meta = {
  title: 'Bag/ShareButton',
  tags: ['autodocs'],
  component: ShareButton,
  args: { url, title: title.en, isOnPicture: false },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <ShareButton {...withArabic(args, context, { title: title.ar })} />,
};

const onPicture = (
  <div style={{ padding: 12, background: 'var(--category-bakery)' }}>
    <ShareButton {...meta.args} isOnPicture />
  </div>
);

/** The toast that follows where the device cannot share. */
function Said({ message, kind }: { message: InBoth; kind: 'success' | 'danger' }) {
  const action = { label: useWords(whatsapp), onPress: fn() };
  return <ToastCard toast={{ id: 1, message: useWords(message), kind, action }} onDismiss={fn()} />;
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      cell={340}
      states={{
        plain: (
          <div>
            <ShareButton {...args} />
          </div>
        ),
        'on a picture': onPicture,
        'the link was copied': <Said message={copied} kind="success" />,
        'the link could not be copied': <Said message={notCopied} kind="danger" />,
      }}
    />
  ),
};

export const Focused: Story = { render: () => onPicture, play: tabTo('button') };

/** A page with a place for toasts. */
function Page(props: ShareButtonProps) {
  const [toasts] = useState(() => createToasts());
  return (
    <ToastsContext value={toasts}>
      <div style={{ minBlockSize: 200, paddingBlockStart: 80 }}>
        <ShareButton {...props} />
        <ToastRegion />
      </div>
    </ToastsContext>
  );
}

/** A browser whose sharing and clipboard are those of the test; undefined is a browser that cannot share. */
const withBrowser = (share: unknown, writeText: unknown): Story => ({
  render: (args) => <Page {...args} />,
  beforeEach: withNavigator({ ...(share !== undefined && { share }), clipboard: { writeText } }),
});

const inLanguage = ({ isArabic }: Pick<StoryContext, 'isArabic'>, words: InBoth) =>
  words[isArabic ? 'ar' : 'en'];

const shared = fn(() => Promise.resolve());
const written = fn(() => Promise.resolve());
const refused = fn(() => Promise.reject(new DOMException('Not now.', 'NotAllowedError')));

/** The device's own sharing gets title and address, and nothing else happens. */
export const PlayShared: Story = {
  ...withBrowser(shared, written),
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: inLanguage(context, share) });
    await fitsAFinger(button);
    await userEvent.click(button);
    await expect(shared).toHaveBeenCalledWith({ title: title.en, url });
    await expect(written).not.toHaveBeenCalled();
  },
};

/** Closing the device's own sharing copies nothing. */
export const PlayGivenUp: Story = {
  ...withBrowser(
    fn(() => Promise.reject(new DOMException('Closed.', 'AbortError'))),
    written,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(written).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Where the device cannot share, the link is copied, which is said, and WhatsApp gets title and link. */
export const PlayCopied: Story = {
  ...withBrowser(undefined, written),
  play: async (context) => {
    const { canvas } = context;
    const opened = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(inLanguage(context, copied)));
    await expect(written).toHaveBeenCalledWith(url);
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(context, whatsapp) }));
    const [address] = opened.mock.lastCall ?? [];
    await expect(new URL(String(address)).searchParams.get('text')).toBe(`${title.en}\n${url}`);
  },
};

/** Where copying is refused too, WhatsApp is still offered. */
export const PlayNotCopied: Story = {
  ...withBrowser(refused, refused),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(inLanguage(context, notCopied)));
    await expect(canvas.getByRole('button', { name: inLanguage(context, whatsapp) })).toBeVisible();
  },
};
