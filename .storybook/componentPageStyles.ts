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
    :scope .side {
      display: grid; align-content: start; gap: 8px; padding: 16px; border: 1px solid ${appBorderColor};
      border-block-start: 4px solid ${colors['success.solid']}; border-radius: 4px 4px 10px 10px; background: ${appContentBg};
    }
    :scope .side[data-kind='dont'] { border-block-start-color: ${colors['danger.line']}; }
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
      :scope :is(.sides, .facts > div, .keys li) { grid-template-columns: minmax(0, 1fr); gap: 8px; }
    }
  }
  `;
}
