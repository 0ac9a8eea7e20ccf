import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen as NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { title: 'Screens/Not found', component: NotFoundScreen } satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'] };

/** The heading says what happened, and a link leads home. */
export const PlayWayHome: Story = {
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      isArabic ? 'عذراً! الصفحة غير موجودة' : 'Oops! Page not found',
    );
    const link = canvas.getByRole('link', { name: isArabic ? 'العودة إلى الرئيسية' : 'Return to Home' });
    await expect(link).toHaveAttribute('href', '/');
  },
};
