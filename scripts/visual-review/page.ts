/** One page with every change: before, after, and the difference on black. */
import type { Change } from './changes.ts';

const REASONS = { rejected: 'Rejected by the last test', accepted: 'Accepted, not committed yet' };

export const heading = ({ length }: readonly Change[]): string =>
  `${length} ${length === 1 ? 'picture' : 'pictures'} to review`;

export function reviewPage(changes: readonly Change[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading(changes)}</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui; background: #f4f2ec; color: #1a160d; }
  section { margin-block: 32px; }
  h2 { font-size: 18px; margin: 0; }
  p { margin: 0 0 8px; color: #5c5340; }
  .three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-inline-size: 100%; border: 1px solid #cfc7b2; background: #fff; }
  .difference { display: grid; background: #000; filter: brightness(4) contrast(2); }
  .difference img { grid-area: 1 / 1; border: 0; background: none; }
  .difference img + img { mix-blend-mode: difference; }
</style>
<h1>${heading(changes)}</h1>
${changes.map(section).join('\n')}
</html>
`;
}

function section({ story, mode, reason, before, after }: Change): string {
  const [old, current] = [before && picture(before, 'before'), after && picture(after, 'after')];
  return `<section>
  <h2>${escaped(story)}</h2>
  <p>${escaped(mode)} · ${REASONS[reason]}</p>
  <div class="three">
    <figure><figcaption>Before</figcaption>${old ?? 'There was none.'}</figure>
    <figure><figcaption>After</figcaption>${current ?? 'It is gone.'}</figure>
    <figure><figcaption>Difference</figcaption>${
      old && current ? `<div class="difference">${old}${current}</div>` : 'Nothing to compare with.'
    }</figure>
  </div>
</section>`;
}

/** A data URL, so that the page is one file. */
const picture = (png: Buffer, alt: string): string =>
  `<img alt="${alt}" src="data:image/png;base64,${png.toString('base64')}">`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
