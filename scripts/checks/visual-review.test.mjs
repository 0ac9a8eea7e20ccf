import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { encode } from 'fast-png';
import { chromium } from 'playwright';
import { digestOf } from '../../.storybook/digests.ts';
import { root } from '../launcher/paths.mjs';
import { ended } from '../launcher/processes.mjs';

const MODES = ['ar-dark-phone', 'en-light-phone'];
const STORIES = Array.from({ length: 15 }, (_, index) => `bag-card--story-${String(index).padStart(2, '0')}`);
const PICTURES = STORIES.flatMap((story) => MODES.map((mode) => ({ story, mode })));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** 24×16 pixels of one grey, and in the changed picture one pixel that differs by one. */
function pngOf(index, isChanged) {
  const data = new Uint8Array(24 * 16 * 3).fill(100 + index);
  if (isChanged) data[30] += 1;
  return encode({ width: 24, height: 16, channels: 3, depth: 8, data });
}

const lineOf = ({ story, mode }, png) => `${story} ${mode} 24×16 ${digestOf(png).sha256}`;
const linesOf = (isChanged) =>
  PICTURES.map((picture, index) => lineOf(picture, pngOf(index, isChanged(index))));

/** A repository in which the last run rejected thirty pictures; one picture did not change. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'zawadeh-review-'));
  const write = (file, contents) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), contents);
  };
  const same = { story: 'bag-card--the-same', mode: 'en-light-phone' };
  const digests = [...linesOf(() => false), lineOf(same, pngOf(99, false))].join('\n');
  write('.gitignore', '.reports/\n');
  write('.storybook/pictures/bag.txt', `${digests}\n`);
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=QA', '-c', 'user.email=qa@zawadeh.local', ...args], {
      cwd: folder,
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'pictures: accept');
  PICTURES.forEach(({ story, mode }, index) => {
    const old = pngOf(index, false);
    write(`.reports/pictures/${mode}/${story}.png`, pngOf(index, true));
    write(`.reports/visual-review/pictures/${digestOf(old).sha256}.png`, old);
  });
  return {
    folder,
    digests: () =>
      readFileSync(join(folder, '.storybook/pictures/bag.txt'), 'utf8').trim().split('\n').slice(0, 30),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startReview(folder, ...args) {
  const script = join(root, 'scripts/visual-review/review.ts');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = [];
  const address = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The review ended: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const [found] = /http:\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, child, lines, code: ended(child) };
}

describe('the visual review', () => {
  let browser;
  let repository;
  let review;
  let page;
  before(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  });
  after(() => browser?.close());
  beforeEach(async () => {
    repository = makeRepository();
    review = await startReview(repository.folder);
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(review.address);
  });
  afterEach(async () => {
    await page.close();
    review.child.kill();
    await review.code;
    repository.remove();
  });
  const progress = () => page.locator('#progress').textContent();
  const title = () => page.locator('#title').textContent();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('is done with the keyboard alone: twenty accepted, ten rejected, and exactly those digests written', async () => {
    assert.equal(await progress(), '0 of 30, 0 accepted, 0 rejected');
    for (let index = 0; index < 30; index += 1) await press(index % 3 === 2 ? 'r' : 'a');
    await page.getByRole('heading', { name: 'All decided' }).waitFor();
    assert.equal(await progress(), '30 of 30, 20 accepted, 10 rejected');
    assert.equal(await page.locator('#rejected li').count(), 10);
    await press('Tab', 'Enter');
    assert.equal(await review.code, 0);
    assert.ok(
      review.lines.includes('30 pictures: 20 accepted, 10 rejected, 0 not decided.'),
      review.lines.join('\n'),
    );
    assert.deepEqual(
      repository.digests(),
      linesOf((index) => index % 3 !== 2),
    );
  });

  it('moves, shows one picture large, undoes and filters by keys', async () => {
    const first = await title();
    await press('j');
    assert.notEqual(await title(), first);
    await press('k');
    assert.equal(await title(), first);
    for (const [key, part] of [
      ['1', 'Before'],
      ['2', 'After'],
      ['3', 'Difference'],
    ]) {
      await press(key);
      assert.deepEqual(await page.locator('figure:visible figcaption').allTextContents(), [part]);
    }
    await page.getByText('1 of 384 pixels differ, by 1 of 255 at most.').waitFor();
    await press('3', 'a', 'r', 'u');
    assert.equal(await progress(), '1 of 30, 1 accepted, 0 rejected');
    await press('u');
    assert.equal(await progress(), '0 of 30, 0 accepted, 0 rejected');
    assert.equal(await title(), first);
    await press('/');
    await page.keyboard.type('story 07 a');
    assert.equal(await page.locator('#list li:visible').count(), 0);
    await press('Backspace', 'Backspace', 'Enter');
    assert.equal(await progress(), '0 of 30, 0 accepted, 0 rejected; 2 of this component');
    const written = page.waitForResponse((response) => response.request().postDataJSON()?.index === 14);
    await press('r');
    assert.equal(await progress(), '1 of 30, 0 accepted, 1 rejected; 2 of this component');
    await written;
    await page.reload();
    assert.equal(await progress(), '1 of 30, 0 accepted, 1 rejected');
    assert.deepEqual(
      repository.digests(),
      linesOf(() => false),
    );
  });

  it('has no finding of axe, light and dark, and fits a width of 360 pixels', async () => {
    await page.evaluate(AXE);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
        [],
      );
    }
    await page.setViewportSize({ width: 360, height: 740 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await press('Tab', 'Tab', 'Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    assert.equal(outline, 'solid');
  });

  it('rejects what another site or another name for this machine sends', async () => {
    const body = JSON.stringify({ index: 0, decision: 'accepted' });
    const post = (address, headers) =>
      new Promise((resolve, reject) => {
        const sent = request(address, {
          method: 'POST',
          headers: { 'content-length': body.length, ...headers },
        });
        sent.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
        sent.end(body);
      });
    const { origin, host } = new URL(review.address);
    const decision = `${review.address}decision`;
    assert.equal(await post(decision, { origin: 'https://elsewhere.example' }), 403);
    assert.equal(await post(decision, {}), 403);
    assert.equal(await post(decision, { origin, host: 'elsewhere.example' }), 403);
    assert.equal(await post(`${origin}/0123/decision`, { origin }), 404);

    const elsewhere = createServer((_, response) => response.end('<!doctype html><title>Elsewhere</title>'));
    await new Promise((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    elsewhere.unref();
    await page.goto(`http://127.0.0.1:${elsewhere.address().port}`);
    const sent = page.waitForRequest(decision);
    const outcome = page.evaluate(
      async ([url, text]) => {
        const answer = fetch(url, { method: 'POST', mode: 'no-cors', body: text });
        return answer.then(
          () => 'read',
          () => 'not readable',
        );
      },
      [decision, body],
    );
    await sent;
    assert.equal(await outcome, 'not readable');
    elsewhere.close();
    assert.deepEqual(
      repository.digests(),
      linesOf(() => false),
    );
    assert.equal(await post(decision, { origin, host }), 200);
    assert.deepEqual(
      repository.digests(),
      linesOf((index) => index === 0),
    );
  });
});
