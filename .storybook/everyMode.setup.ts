/**
 * The modes of a story. `npm test` renders it once, in one of them; `npm run test:all` in one after the other on the same
 * page (a browser for each took twice as long), and compares their pictures with the accepted ones, which the commands
 * for pictures do for the stories that have some.
 */
import { afterEach, beforeEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { StoryContext } from '@storybook/react-vite';
import {
  globalsOf,
  hasPicture,
  isInEveryMode,
  modeInTurn,
  modeNames,
  modes,
  modesOf,
  widths,
  type ModeName,
  type Width,
} from './globals.ts';
import { directionProblems, partOf } from './mirror.ts';

interface ComposedStory {
  tags: string[];
  run: () => Promise<void>;
}

declare global {
  interface Window {
    /** Gives the story its mode before it is rendered; `preview.tsx` calls it. */
    enterMode?: (context: StoryContext) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Each story once, all in all their modes, or those that have pictures. */
    run: 'once' | 'all' | 'pictures';
    takesPictures: boolean;
  }
  interface TestContext {
    /** Set by Storybook's addon. */
    story?: ComposedStory;
  }
}

/** How long a picture may differ from the accepted one: a slow page may not be at rest yet. */
const PATIENCE_MS = 3_000;

// Forced colours show the caret that a screenshot would hide, and the browser draws dates in fonts of the machine.
const steady = new CSSStyleSheet();
steady.replaceSync('* { caret-animation: manual } ::-webkit-datetime-edit { visibility: hidden }');
document.adoptedStyleSheets.push(steady);

/** A screen's state that neither shows behaviour nor is looked at in every mode: it waits for the whole run. */
const isFurtherState = (story: StoryContext): boolean =>
  story.title.startsWith('Screens/') && hasPicture(story.name) && !isInEveryMode(story);

let mode: ModeName = 'en-light-phone';

/** The story is rendered to compare its directions, which needs no axe. */
let comparing: 'upright' | 'mirrored' | null = null;

beforeEach(({ task, skip }) => {
  const run = inject('run');
  skip(run === 'once' && task.name === 'Playground');
  skip(run === 'pictures' && !hasPicture(task.name));
  const place = (task.suite ?? task.file).tasks.indexOf(task);
  [mode] = modeNames;
  window.enterMode = async (context) => {
    if (run === 'once' && !comparing) {
      skip(isFurtherState(context));
      mode = modeInTurn(context, { file: task.file.name, place });
    }
    await enter(mode, context);
  };
});

afterEach(async ({ task, story }) => {
  const problems: string[] = [];
  /** Tries the other modes also after a problem in one. */
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      const problem = await work();
      if (problem) problems.push(problem);
    } catch (error) {
      problems.push(`In ${mode}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
  const run = inject('run');
  if (story && task.result?.state !== 'fail') {
    const tested = run === 'once' ? [] : modesOf({ name: task.name, tags: story.tags });
    for (const [turn, next] of tested.entries()) {
      mode = next;
      await attempt(async () => {
        // Storybook has rendered the first.
        if (turn > 0) await story.run();
        return comparePicture(task, mode);
      });
    }
    if (run !== 'pictures' && task.name === 'States') {
      for (const next of run === 'once' ? [mode] : BOTH_WIDTHS) {
        mode = next;
        await attempt(() => compareDirections(story));
      }
    }
  }
  delete window.enterMode;
  await forceColors(false);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
});

const BOTH_WIDTHS: readonly ModeName[] = ['en-light-phone', 'ar-light-desktop'];

async function compareDirections(story: ComposedStory): Promise<string | undefined> {
  const partsWhen = async (rendered: typeof comparing) => {
    comparing = rendered;
    await story.run();
    return partOf(document.body);
  };
  try {
    // The only mode of a story is still on the page.
    const upright = inject('run') === 'once' ? partOf(document.body) : await partsWhen('upright');
    const problems = directionProblems(upright, await partsWhen('mirrored'));
    if (problems.length === 0) return undefined;
    return `In ${mode} and the other direction:\n${problems.slice(0, 9).join('\n')}`;
  } finally {
    comparing = null;
  }
}

async function enter(name: ModeName, context: StoryContext): Promise<void> {
  const isForced = 'forcedColors' in modes[name];
  await forceColors(isForced);
  if (isForced) context.parameters = withoutContrast(context.parameters);
  context.globals = {
    ...context.globals,
    ...globalsOf(modes[name]),
    // A story that chooses a theme or width keeps it in every mode.
    ...context.storyGlobals,
    ...(comparing && { isMirrored: comparing === 'mirrored' }),
    ...(isWithoutAxe(context) && { a11y: { manual: true } }),
  };
  const { viewport } = context.globals as { viewport: { value: Width } };
  const [width, height] = Object.values(widths[viewport.value].styles).map(Number.parseFloat);
  if (width !== window.innerWidth || height !== window.innerHeight) await page.viewport(width!, height!);
}

/** The end of a Play story is checked by axe in the whole run only. */
const isWithoutAxe = ({ name }: StoryContext): boolean =>
  comparing !== null || (inject('run') === 'once' && !hasPicture(name));

let isForced = false;

async function forceColors(on: boolean): Promise<void> {
  if (on !== isForced) await commands.setForcedColors(on);
  isForced = on;
}

/** Under forced colours axe would check the theme's colours, which are not displayed. */
const withoutContrast = (parameters: StoryContext['parameters']) => ({
  ...parameters,
  a11y: {
    ...parameters.a11y,
    options: { ...parameters.a11y.options, rules: { 'color-contrast': { enabled: false } } },
  },
});

/** What is wrong with the picture, if anything. */
async function comparePicture(
  { name, meta }: { name: string; meta: object & { storyId?: string } },
  mode: ModeName,
): Promise<string | undefined> {
  const { storyId } = meta;
  if (!inject('takesPictures') || storyId === undefined || !hasPicture(name)) return undefined;
  const { innerWidth, innerHeight } = window;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    await page.viewport(innerWidth, innerHeight);
    await fitViewport();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    const problem = await commands.takePicture(storyId, mode);
    if (problem === undefined || performance.now() > deadline) return problem;
  }
}

/** Content below the viewport is not drawn, so the viewport is made as high as the page. */
async function fitViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
}
