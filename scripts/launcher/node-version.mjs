const OLDEST_MAJOR = 20;

function nodeIsNewEnough(version) {
  return parseInt(version, 10) >= OLDEST_MAJOR;
}

// The command is imported only on a new enough Node: an older one cannot parse it.
export function onNewEnoughNode(command) {
  if (nodeIsNewEnough(process.versions.node)) {
    void command();
  } else {
    console.error(
      'Zawadeh needs Node ' +
        OLDEST_MAJOR +
        ' or newer to start, and this is Node ' +
        process.versions.node +
        ': install a newer one from https://nodejs.org and run the command again.',
    );
    process.exitCode = 1;
  }
}
