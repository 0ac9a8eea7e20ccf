export const STYLE = `
  header { padding-block-end: 5px; background: repeating-linear-gradient(90deg, var(--band) 0 14px, var(--band-stone) 14px 28px)
    bottom / 100% 5px no-repeat var(--surface); }
  .inside, main { max-inline-size: 46rem; margin-inline: auto; padding-inline: 1rem; }
  .inside { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; }
  .brand { font-weight: 700; font-size: 1.125rem; }
  .inside a { display: inline-flex; align-items: center; min-block-size: 3.5rem; }
  a { color: var(--link); font-weight: 600; text-underline-offset: .2em; }
  main { padding-block: 2rem 4rem; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.3; }
  h2 { margin: 0; font-size: 1.125rem; line-height: 1.5; overflow-wrap: anywhere; }
  p { margin: 0; }
  h1 + p { margin-block-start: .25rem; }
  .muted { color: var(--muted); }
  form { margin-block: 1.5rem 1rem; }
  label { display: block; margin-block-end: .25rem; font-weight: 600; }
  .field { display: flex; flex-wrap: wrap; gap: .5rem; }
  input, button { min-block-size: 3rem; border: 1.5px solid var(--control); border-radius: .625rem; padding-inline: 1rem;
    background: var(--surface); color: inherit; font: inherit; }
  input { flex: 1 1 8rem; min-inline-size: 0; }
  button { border-color: var(--chosen); background: var(--chosen); color: var(--on-chosen); font-weight: 600; cursor: pointer; }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; }
  .bar a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  .bar a:last-child { margin-inline-start: auto; }
  ol { display: grid; gap: 1rem; margin: .5rem 0 0; padding: 0; list-style: none; }
  article, .empty { display: grid; gap: .75rem; border: 1px solid var(--subtle); border-radius: .875rem; padding: 1rem;
    background: var(--surface); }
  .empty { justify-items: center; padding: 3rem 1rem; text-align: center; }
  .top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem;
    font-size: .875rem; }
  .badge { border-radius: .375rem; padding: .125rem .5rem; background: var(--info); color: var(--on-info); font-weight: 600; }
  .whatsapp { background: var(--good); color: var(--on-good); }
  .to { display: flex; gap: .5rem; overflow-wrap: anywhere; }
  .to .muted { flex: none; }
  .text { white-space: pre-line; unicode-bidi: plaintext; overflow-wrap: anywhere; }
  .text a { display: inline-block; margin-block: -.625rem; padding-block: .625rem; font-weight: 400; }
  .whole { white-space: nowrap; }
  @media (forced-colors: active) { .badge { border: 1px solid; } }
`;
