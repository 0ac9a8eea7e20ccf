/** Added to the style that all plain pages share, which has the colours. */
export const PAGE_STYLE = `
  html { scroll-padding-block-start: 1rem; }
  header, .columns { max-inline-size: 72rem; margin: 0 auto; padding: 1.5rem 1rem 0; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
  h2 { margin: 2.5rem 0 .25rem; font-size: 1.375rem; }
  h3 { margin: 0; font-size: 1.125rem; }
  h4 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
  p { margin: .5rem 0; max-inline-size: 44rem; overflow-wrap: break-word; }
  a { color: var(--link); }
  code, pre { font: .875rem/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
  code { overflow-wrap: anywhere; }
  pre { margin: .5rem 0; padding: .75rem 1rem; overflow-x: auto; border: 1px solid var(--subtle);
    border-radius: .625rem; background: var(--page); }
  pre code { overflow-wrap: normal; }
  main:focus { outline: none; }
  .muted { color: var(--muted); font-size: .875rem; }
  .skip { position: absolute; inset-block-start: -10rem; padding: .75rem 1rem; background: var(--surface); }
  .skip:focus { inset-block-start: 0; }

  nav h2 { margin: 1.25rem 0 .25rem; font-size: .875rem; color: var(--muted); }
  nav ul, .codes { margin: 0; padding: 0; list-style: none; }
  nav a { display: flex; gap: .5rem; align-items: baseline; padding: .625rem 0; color: var(--text); text-decoration: none; }
  nav a:hover code { text-decoration: underline; }
  .verb { flex: none; inline-size: 3.25rem; padding: .125rem 0; border-radius: .375rem; font-size: .75rem;
    text-align: center; background: var(--info); color: var(--on-info); }
  .verb.post { background: var(--kraft); color: var(--text); }

  article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--subtle); border-radius: 1rem; background: var(--surface); }
  article:target { border-color: var(--control); }
  .address { display: flex; gap: .5rem; align-items: baseline; }
  table { inline-size: 100%; border-collapse: collapse; }
  caption { padding: 1rem 0 .25rem; font-weight: 700; text-align: start; }
  th, td { padding: .5rem .75rem .5rem 0; border-block-start: 1px solid var(--subtle); text-align: start; vertical-align: top; }
  th { font-weight: 400; }
  .values code { white-space: nowrap; }
  details caption { position: absolute; clip-path: inset(50%); }
  thead th { border: 0; color: var(--muted); font-size: .875rem; }
  th .muted, td .muted, .values { display: block; }
  dl { display: grid; grid-template-columns: 3rem minmax(0, 1fr); margin: 0; }
  dt, dd { margin: 0; padding: .5rem 0; border-block-start: 1px solid var(--subtle); }
  dt { font-weight: 700; }
  .codes li { margin-block-end: .25rem; }
  .codes code { padding: .0625rem .375rem; border-radius: .375rem; background: var(--info); color: var(--on-info); }
  summary { padding: .5rem 0; cursor: pointer; }

  @media (max-width: 40rem) {
    thead { position: absolute; clip-path: inset(50%); }
    tr { display: block; padding: .625rem 0; border-block-start: 1px solid var(--subtle); }
    th, td { display: block; padding: 0; border: 0; }
    th .muted, td .muted { display: inline; margin-inline-start: .5rem; }
    details th, details td { font-size: .9375rem; }
  }
  @media (min-width: 40.01rem) {
    th code { white-space: nowrap; }
    td:nth-child(2) { min-inline-size: 10rem; }
  }
  @media (min-width: 64rem) {
    .columns { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 2.5rem; }
    nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow-y: auto;
      padding-block-end: 1rem; }
    nav a { padding: .25rem 0; }
    main > section:first-of-type > h2 { margin-block-start: 1.5rem; }
  }
`;
