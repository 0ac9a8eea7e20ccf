/**
 * Makes the database of the embedded engine in the folder that the command line names. It is a process of its own,
 * because `initdb` is a second WebAssembly instance and its process keeps the memory.
 */
import { PGlite } from '@supabase/lite/pglite';

const [, , folder = ''] = process.argv;

// At the end of its input the server was killed, and the next start empties the folder.
process.stdin.on('end', () => process.exit(1)).resume();

const pglite = new PGlite(folder);
await pglite.waitReady;
await pglite.close();
process.exit();
