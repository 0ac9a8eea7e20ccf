/** Compares the picture of every story with the accepted one. */
import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  // Playgrounds are for the controls and Play stories for behaviour, so neither has a picture.
  if (storyId === undefined || task.name.startsWith('Play') || task.result?.state === 'fail') return;
  await fitViewport();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  const outcome = await commands.takePicture(storyId);
  if (outcome) task.meta.picture = outcome.picture;
  if (outcome?.problem !== undefined) throw new Error(outcome.problem);
});

/** Content below the viewport is not drawn, so the viewport is made as high as the page. */
async function fitViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
}
