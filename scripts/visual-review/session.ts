/** The decisions of a review. Each is written at once, so that nothing is lost when the review is closed. */
import { setAccepted, keyOf, sizeOf } from '../../.storybook/digests.ts';
import type { Change } from './changes.ts';
import { differenceOf } from './difference.ts';
import type { PictureStore } from './pictureStore.ts';

export type Decision = 'accepted' | 'rejected';

/** A change as the page shows it. Pictures are addresses, empty where there is none. */
export interface Item {
  story: string;
  mode: string;
  facts: string;
  before: string;
  after: string;
  /** Without a server: the difference is part of the page. */
  difference?: ShownDifference;
  decision: Decision | null;
}

export interface ShownDifference {
  picture: string;
  text: string;
}

export interface ReviewSession {
  items: () => Item[];
  picture: (sha256: string) => Buffer | undefined;
  difference: (index: number) => ShownDifference | undefined;
  /** null undoes a decision; false for an index that no change has. */
  decide: (index: number, decision: Decision | null) => boolean;
  summary: () => string;
}

const REASONS = { rejected: 'rejected by the last test', accepted: 'accepted, not committed' };

export function reviewSession(root: string, changes: readonly Change[], store: PictureStore): ReviewSession {
  const decisions = new Map<Change, Decision>();
  const address = (sha256: string | undefined) =>
    sha256 !== undefined && store.has(sha256) ? `picture/${sha256}.png` : '';
  const count = (decision: Decision) => [...decisions.values()].filter((each) => each === decision).length;
  return {
    items: () =>
      changes.map((change) => ({
        story: change.story,
        mode: change.mode,
        facts: factsOf(change, store),
        before: address(change.before?.sha256),
        after: address(change.after?.sha256),
        decision: decisions.get(change) ?? null,
      })),
    picture: (sha256) => store.get(sha256),
    difference: (index) => {
      const change = changes[index];
      const before = change?.before && store.get(change.before.sha256);
      const after = change?.after && store.get(change.after.sha256);
      if (!before || !after) return undefined;
      const { png, text } = differenceOf(before, after);
      return { picture: dataAddress(png), text };
    },
    decide: (index, decision) => {
      const change = changes[index];
      if (!change) return false;
      const { accepted, before, after } = change;
      const wanted = decision === null ? accepted : { accepted: after, rejected: before }[decision];
      setAccepted(root, keyOf(change), wanted);
      if (decision === null) decisions.delete(change);
      else decisions.set(change, decision);
      return true;
    },
    summary: () =>
      `${changes.length} pictures: ${count('accepted')} accepted, ${count('rejected')} rejected, ${changes.length - decisions.size} not decided.`,
  };
}

export const dataAddress = (png: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

function factsOf({ reason, before, after }: Change, store: PictureStore): string {
  const size = before && after && sizeOf(before) === sizeOf(after) ? sizeOf(after) : sizes(before, after);
  const isLost = [before, after].some((picture) => picture && !store.has(picture.sha256));
  return `${size} · ${REASONS[reason]}${isLost ? ' · a picture could not be rendered as it was' : ''}`;
}

const sizes = (before: Change['before'], after: Change['after']): string =>
  `${before ? sizeOf(before) : 'new'} → ${after ? sizeOf(after) : 'gone'}`;
