import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

type Canvas = StoryContext['canvas'];
type Role = 'dialog' | 'alertdialog';

/** Opens the dialog by the only button of the page. */
export async function open(canvas: Canvas, role: Role = 'dialog') {
  const opener = canvas.getByRole('button');
  await userEvent.click(opener);
  return { opener, dialog: await canvas.findByRole<HTMLDialogElement>(role) };
}

export const untilGone = (canvas: Canvas, role: Role = 'dialog') =>
  waitFor(() => expect(canvas.queryByRole(role)).toBeNull());
