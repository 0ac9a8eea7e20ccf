import type { ThemeVars } from 'storybook/theming';
import { modes } from '../packages/ui/src/theme/modes.ts';

/** Storybook's typography is that of the page; these are the parts it has nothing for. Stories keep their own. */
export function componentPageStyles({ base, appBorderColor, appContentBg }: ThemeVars): string {
  const colors = modes[base];
  return `
  @scope (.component-page) to (.sb-story) {
    :scope h2 { margin-block: 40px 16px; }
    :scope p { margin: 0; }
    :scope .intent { max-inline-size: 44em; margin-block: 4px 24px; }
    :scope .intent p { font-size: 18px; line-height: 1.5; }
    :scope > div > p { max-inline-size: 50em; margin-block: 0 16px; }
    :scope .sides {
      display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; margin-block: 24px;
    }
    :scope .sides:empty { display: none; }
    :scope .side {
      display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 8px; padding: 16px; border: 1px solid ${appBorderColor};
      border-block-start: 4px solid ${colors['success.solid']}; border-radius: 4px 4px 10px 10px; background: ${appContentBg};
    }
    :scope .side[data-kind='dont'] { border-block-start-color: ${colors['danger.line']}; }
    :scope figure.side { margin: 0; grid-template-rows: 1fr auto; padding-block-start: 0; }
    :scope figcaption { display: flex; gap: 8px; font-size: 14px; line-height: 1.5; }
    :scope .side strong { color: ${colors['success.text']}; }
    :scope .side[data-kind='dont'] strong { color: ${colors['danger.text']}; }
    :scope .status { display: flex; gap: 12px; align-items: baseline; }
    :scope .status strong {
      padding: 2px 10px; border-radius: 11px; background: ${colors['success.bg']}; color: ${colors['success.text']};
      font-size: 13px; text-transform: capitalize;
    }
    :scope .status strong[data-state='changing'] { background: ${colors['warning.bg']}; color: ${colors['warning.text']}; }
    :scope .status strong[data-state='going'] { background: ${colors['danger.bg']}; color: ${colors['danger.text']}; }
    :scope .anatomy { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; align-items: start; }
    :scope .anatomy ol { display: grid; gap: 8px; margin: 0; padding-inline-start: 24px; list-style: decimal; }
    :scope .drawing {
      position: relative; padding: 0; border: 1px solid ${appBorderColor}; border-radius: 10px; overflow: hidden;
    }
    :scope .drawing > span { position: absolute; outline: 1px dashed ${colors['info.text']}; pointer-events: none; }
    :scope .drawing b {
      position: absolute; inset-block-end: 100%; inset-inline-start: calc(var(--same-corner) * 18px - 1px); min-inline-size: 16px; border-radius: 4px;
      background: ${colors['info.text']}; color: ${appContentBg}; font-size: 11px; line-height: 16px; text-align: center;
    }
    :scope .facts { display: grid; margin-block: 24px; border-block-end: 1px solid ${appBorderColor}; }
    :scope .facts > div {
      display: grid; grid-template-columns: minmax(0, 132px) minmax(0, 1fr); gap: 16px; padding-block: 14px;
      border-block-start: 1px solid ${appBorderColor};
    }
    :scope dt { margin: 0; font-style: normal; font-weight: 600; line-height: 24px; }
    :scope dd { display: grid; gap: 8px; margin: 0; }
    :scope .keys { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
    :scope .keys li { display: grid; grid-template-columns: minmax(0, 15em) minmax(0, 1fr); gap: 16px; margin: 0; }
    :scope .keys span { display: flex; flex-wrap: wrap; gap: 4px; align-items: start; align-content: start; }
    :scope kbd {
      padding: 1px 7px; border: 1px solid ${appBorderColor}; border-block-end-width: 2px; border-radius: 5px;
      background: ${appContentBg}; font: inherit; font-size: 13px;
    }
    @media (max-width: 600px) {
      :scope :is(.sides, .anatomy, .facts > div, .keys li) { grid-template-columns: minmax(0, 1fr); gap: 8px; }
    }
  }
  `;
}
