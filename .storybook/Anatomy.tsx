import { Markdown, Story as StoryBlock, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { Part } from './componentDocs.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

interface AnatomyProps {
  parts: readonly Part[];
  /** The story on which the parts are marked; without one they are only listed. */
  drawing: Story | undefined;
}

/** The named parts of a component, numbered on the component itself and in a list. */
export function Anatomy({ parts, drawing }: AnatomyProps) {
  return (
    <div className="anatomy">
      {drawing && <Drawing parts={parts} of={drawing.moduleExport} />}
      <ol>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <Markdown>{text === '' ? `**${name}**` : `**${name}**: ${text}`}</Markdown>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Mark {
  number: number;
  style: { left: number; top: number; width: number; height: number; '--same-corner': number };
}

function Drawing({ parts, of: story }: { parts: readonly Part[]; of: Story['moduleExport'] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const measure = () => setMarks(marksOf(parts, root));
    const changes = new MutationObserver(measure);
    changes.observe(root, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(root);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [parts]);
  return (
    <div className="drawing">
      <div ref={frame}>
        <StoryBlock of={story} inline />
      </div>
      {marks.map(({ number, style }) => (
        <span key={number} aria-hidden="true" style={style}>
          <b>{number}</b>
        </span>
      ))}
    </div>
  );
}

function marksOf(parts: readonly Part[], root: HTMLElement): Mark[] {
  const origin = root.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const [index, { selector }] of parts.entries()) {
    const box = boxOf(selector, root);
    if (!box) continue;
    const [left, top] = [box.left - origin.left, box.top - origin.top];
    // The number of a part that begins where another does stands beside that of the other.
    const same = marks.filter(
      ({ style }) => Math.abs(style.left - left) < 9 && Math.abs(style.top - top) < 9,
    );
    const { width, height } = box;
    marks.push({ number: index + 1, style: { left, top, width, height, '--same-corner': same.length } });
  }
  return marks;
}

function boxOf(selector: string, root: HTMLElement): DOMRect | undefined {
  const [path = '', pseudo] = selector.split('::');
  const element = path === '' ? null : root.querySelector(`.sb-story ${path}`);
  if (!element) return undefined;
  if (pseudo !== 'text') return element.getBoundingClientRect();
  const words = document.createRange();
  const text = Array.from(element.childNodes).find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  words.selectNodeContents(text ?? element);
  return words.getBoundingClientRect();
}
