import type { ThemeVars } from 'storybook/theming';
import { modes } from '../packages/ui/src/theme/modes.ts';

/** Storybook's typography is that of the page; these are the parts it has nothing for. */
export function componentPageStyles({ base, appBorderColor, appContentBg }: ThemeVars): string {
  const colors = modes[base];
  return `
  .component-page h2 { margin-block: 40px 16px; }
  .component-page p { margin: 0; }
  .component-page .docblock-source { border-color: ${appBorderColor}; border-radius: 10px; }
  .component-page .intent { max-inline-size: 44em; margin-block: 4px 24px; }
  .component-page .intent p { font-size: 18px; line-height: 1.5; }
  .component-page > div > p { max-inline-size: 50em; margin-block: 0 16px; }
  .component-page .sides {
    display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; margin-block: 24px;
  }
  .component-page .side {
    display: grid; align-content: start; gap: 8px; padding: 16px; border: 1px solid ${appBorderColor};
    border-block-start: 4px solid ${colors['success.solid']}; border-radius: 4px 4px 10px 10px; background: ${appContentBg};
  }
  .component-page .side[data-kind='dont'] { border-block-start-color: ${colors['danger.line']}; }
  .component-page .facts { display: grid; margin-block: 24px; border-block-end: 1px solid ${appBorderColor}; }
  .component-page .facts > div {
    display: grid; grid-template-columns: minmax(0, 132px) minmax(0, 1fr); gap: 16px; padding-block: 14px;
    border-block-start: 1px solid ${appBorderColor};
  }
  .component-page dt { margin: 0; font-style: normal; font-weight: 600; line-height: 24px; }
  .component-page dd { display: grid; gap: 8px; margin: 0; }
  .component-page .keys { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
  .component-page .keys li { display: grid; grid-template-columns: minmax(0, 15em) minmax(0, 1fr); gap: 16px; margin: 0; }
  .component-page .keys span { display: flex; flex-wrap: wrap; gap: 4px; align-items: start; align-content: start; }
  .component-page kbd {
    padding: 1px 7px; border: 1px solid ${appBorderColor}; border-block-end-width: 2px; border-radius: 5px;
    background: ${appContentBg}; font: inherit; font-size: 13px;
  }
  @media (max-width: 600px) {
    .component-page :is(.sides, .facts > div, .keys li) { grid-template-columns: minmax(0, 1fr); gap: 8px; }
  }
  `;
}
