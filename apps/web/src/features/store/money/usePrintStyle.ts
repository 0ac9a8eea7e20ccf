import { useInsertionEffect } from 'react';

/** On paper there is the sheet alone: no header, no navigation, no button. */
const PRINT_STYLE = `
  @page {
    size: A4;
    margin: 10mm 12mm 13mm;

    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      font-size: 9pt;
    }
  }
  @media print {
    body *:not(:has([data-sheet]), [data-sheet], [data-sheet] *) {
      display: none !important;
    }
    html, body, body *:has([data-sheet]) {
      display: block !important;
      min-block-size: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      background: #fff !important;
    }
  }
`;

/** While a statement is open. The global styles of styled-components would be downloaded with every page. */
export function usePrintStyle(): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PRINT_STYLE);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
