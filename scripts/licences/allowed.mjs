const FOR_ALL = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
];

/** Their conditions apply to distributing modified copies or data, which the project does with no tool. */
const FOR_TOOLS = ['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0'];

/** One allowed alternative of an OR expression is enough; any other expression needs a manual decision. */
export function isAllowed(licence, use) {
  const list = use === 'tools' ? [...FOR_ALL, ...FOR_TOOLS] : FOR_ALL;
  const offered = (licence ?? '').replace(/^\((.*)\)$/, '$1').split(' OR ');
  return offered.some((each) => list.includes(each));
}
