export function asksForHelp(args) {
  return args.includes('--help') || args.includes('-h');
}

/**
 * @param {[option: string, meaning: string][]} options
 * @param {string} [passedTo] which tool reads whatever else is given
 */
export function helpText(command, about, options = [], passedTo) {
  const width = Math.max(...options.map(([option]) => option.length), 0) + 2;
  return [
    `${command}: ${about}.`,
    ...(options.length > 0 ? [`\nOptions (npm passes on what stands after --):`] : []),
    ...options.map(([option, meaning]) => `  ${option.padEnd(width)}${meaning}`),
    ...(passedTo ? [`\nOther options go to ${passedTo}.`] : []),
  ].join('\n');
}
