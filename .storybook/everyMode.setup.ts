/**
 * Renders a story in one mode after the other on the same page, and compares their pictures with the accepted ones. A
 * browser for each mode took twice as long. Storybook renders the first mode.
 */
import { afterEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Picture } from './digests.ts';
import { globalsOf, isTestedIn, modes, widths, type ModeName, type Width } from './globals.ts';

interface ComposedStory {
  tags: string[];
  globals: object;
  parameters: { a11y: { options: object } };
  run: (context: object) => Promise<void>;
}

declare global {
  interface Window {
    /** The globals that the story itself chooses, as the preview stores them. */
    storyGlobals?: { viewport?: { value: Width } };
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    modes: readonly ModeName[];
    takesPictures: boolean;
    /** Instead of comparing them. */
    keepsPictures: boolean;
  }
  interface TestContext {
    /** Set by Storybook's addon. */
    story?: ComposedStory;
  }
}

/** Before a picture is kept, so that nothing on the page is still on its way. */
const REST_MS = 1_000;

/** How long a picture may differ from the accepted one: a slow page may not be at rest yet. */
const PATIENCE_MS = 3_000;

// Forced colours show the caret that a screenshot would hide.
const steadyCaret = new CSSStyleSheet();
steadyCaret.replaceSync('* { caret-animation: manual }');
document.adoptedStyleSheets.push(steadyCaret);

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const problems: string[] = [];
  for (const [place, mode] of inject('modes').entries()) {
    if (place > 0 && !isTestedIn(mode, story)) continue;
    try {
      if (place > 0) await render(story, mode);
      const problem = await comparePicture(task, mode);
      if (problem) problems.push(problem);
    } catch (error) {
      problems.push(`In ${mode}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  await commands.setForcedColors(false);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
});

async function render(story: ComposedStory, name: ModeName): Promise<void> {
  const mode = modes[name];
  const isForced = 'forcedColors' in mode;
  await commands.setForcedColors(isForced);
  const globals = { ...story.globals, ...globalsOf(mode), ...window.storyGlobals };
  const { width, height } = widths[globals.viewport.value].styles;
  await page.viewport(Number.parseInt(width), Number.parseInt(height));
  await story.run({
    globals,
    ...(isForced && { parameters: withoutContrast(story.parameters) }),
  });
}

/** Under forced colours axe would check the theme's colours, which are not displayed. */
const withoutContrast = (parameters: ComposedStory['parameters']) => ({
  ...parameters,
  a11y: {
    ...parameters.a11y,
    options: { ...parameters.a11y.options, rules: { 'color-contrast': { enabled: false } } },
  },
});

/** What is wrong with the picture, if anything. */
async function comparePicture(
  { name, meta }: { name: string; meta: object & { storyId?: string; pictures?: Picture[] } },
  mode: ModeName,
): Promise<string | undefined> {
  const { storyId } = meta;
  // Playgrounds are for the controls and Play stories for behaviour, so neither has a picture.
  if (!inject('takesPictures') || storyId === undefined || name.startsWith('Play')) return undefined;
  if (inject('keepsPictures')) await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const { innerWidth, innerHeight } = window;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    await page.viewport(innerWidth, innerHeight);
    await fitViewport();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    const outcome = await commands.takePicture(storyId, mode);
    if (outcome?.problem && performance.now() < deadline) continue;
    if (outcome) meta.pictures = [...(meta.pictures ?? []), outcome.picture];
    return outcome?.problem;
  }
}

/** Content below the viewport is not drawn, so the viewport is made as high as the page. */
async function fitViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
}
