// Backups of the database, in the words of PostgreSQL's COPY, so that any later version of it, on any machine, restores them. A backup is
// one compressed file of lines: what it is of, then each table as its name and its rows, then how many there are and a checksum.
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** What can be said to the owner about a backup that was not made or cannot be restored. */
export class BackupFailure extends Error {}

type Head = {
  readonly watchpost: 'backup';
  readonly form: 1;
  readonly madeAt: string;
  /** The names of those that the database had behind it. They have made its tables. */
  readonly migrations: readonly string[];
  /** The last number that each has given. */
  readonly sequences: Readonly<Record<string, string>>;
  /** The content of `secrets.json`. Other secrets were in the environment. */
  readonly secrets: Readonly<Record<string, string>>;
};
type Table = { readonly table: string; readonly columns: readonly string[] };
type Foot = { readonly rows: Readonly<Record<string, number>>; readonly sha256: string };

export type Summary = { readonly head: Head; readonly rowCount: number };

const END_OF_TABLE = String.raw`\.`;
const BATCH_BYTES = 65_536;

/**
 * Writes what the database has at this moment into a new file, and reads it again. Others may write meanwhile.
 * @param dataFolder has the secrets
 * @throws BackupFailure if the file exists or cannot be written
 */
export async function writeBackup(databaseUrl: string, dataFolder: string, file: string): Promise<Summary> {
  if (existsSync(file)) throw new BackupFailure(`${file} exists already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // The file has secrets.
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(partsOf(client, dataFolder)), createGzip(), output);
    const summary = await checkBackup(unfinished);
    renameSync(unfinished, file);
    return summary;
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    if (!(error instanceof Error) || error instanceof BackupFailure) throw error;
    throw new BackupFailure(`${file} could not be written: ${error.message}.`);
  } finally {
    await client.end();
  }
}

async function* partsOf(client: pg.Client, dataFolder: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  const hashed = (part: Buffer) => {
    hash.update(part);
    return part;
  };
  // All tables as they are at one moment.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET client_encoding = 'UTF8'`);
  yield hashed(lineOf(await headOf(client, dataFolder)));
  for (const table of await tablesOf(client)) {
    yield hashed(lineOf(table));
    const copied = client.query(to(`COPY ${columnsOf(table)} TO STDOUT`));
    for await (const part of copied) yield hashed(part);
    rows[table.table] = copied.rowCount;
    yield hashed(Buffer.from(`${END_OF_TABLE}\n`));
  }
  await client.query('COMMIT');
  const foot: Foot = { rows, sha256: hash.digest('hex') };
  yield lineOf(foot);
}

async function headOf(client: pg.Client, dataFolder: string): Promise<Head> {
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const sequences = await client.query<{ name: string; last: string | null }>(
    'SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = current_schema()',
  );
  const secrets = join(dataFolder, 'secrets.json');
  return {
    watchpost: 'backup',
    form: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    sequences: Object.fromEntries(
      sequences.rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])),
    ),
    secrets: existsSync(secrets) ? JSON.parse(readFileSync(secrets, 'utf8')) : {},
  };
}

/** All but those of the schema `shop`, which each start makes anew. */
async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' GROUP BY relname ORDER BY relname`,
  );
  return rows;
}

/**
 * Reads a backup to its end.
 * @throws BackupFailure if it is none, not complete, or was changed
 */
export async function checkBackup(file: string): Promise<Summary> {
  try {
    const hash = createHash('sha256');
    const rows: Record<string, number> = {};
    let head: Head | undefined;
    let table: string | undefined;
    let foot: Foot | undefined;
    for await (const line of linesOf(file)) {
      if (foot) throw new Error('It goes on after its end.');
      if (table !== undefined) {
        if (isEnd(line)) table = undefined;
        else rows[table] = (rows[table] ?? 0) + 1;
      } else if (!head) head = headIn(line);
      else {
        const part: Table | Foot = JSON.parse(line.toString());
        if ('sha256' in part) {
          foot = part;
          continue;
        }
        ({ table } = part);
        rows[table] = 0;
      }
      hash.update(line).update('\n');
    }
    if (!head || foot?.sha256 !== hash.digest('hex') || JSON.stringify(foot.rows) !== JSON.stringify(rows))
      throw new Error('Its checksum is another.');
    return { head, rowCount: Object.values(rows).reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new BackupFailure(
      isMissing
        ? `There is no file ${file}.`
        : `${file} is no complete backup of this shop. Nothing was changed; take another one.`,
      { cause: error },
    );
  }
}

function headIn(line: Buffer): Head {
  const head: Head = JSON.parse(line.toString());
  if (head.watchpost !== 'backup' || head.form !== 1) throw new Error('It is another file.');
  return head;
}

/**
 * Fills the tables from a backup that was checked, all of them in one transaction.
 * @param databaseUrl a database whose tables are those of the backup's migrations, and which nothing else uses
 * @returns the names of tables in the backup that are not of the shop, and were left out
 */
export async function fillFrom(file: string, databaseUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET client_encoding = 'UTF8'`);
    const keys = await foreignKeysOf(client);
    // Tables are filled in any order. The keys are checked at the end, as they are made again.
    for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    const known = new Set((await tablesOf(client)).map(({ table }) => table));
    for (const table of known) await client.query(`TRUNCATE ${pg.escapeIdentifier(table)}`);
    const others: string[] = [];
    let head: Head | undefined;
    const lines = linesOf(file);
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      if (!head) {
        head = headIn(next.value);
        continue;
      }
      const part: Table | Foot = JSON.parse(next.value.toString());
      if ('sha256' in part) break;
      const rows = Readable.from(rowsOf(lines));
      if (known.has(part.table))
        await pipeline(rows, client.query(from(`COPY ${columnsOf(part)} FROM STDIN`)));
      else {
        others.push(part.table);
        rows.resume();
        await new Promise((resolve) => rows.on('end', resolve));
      }
    }
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    for (const [name, last] of Object.entries(head?.sequences ?? {}))
      await client.query('SELECT setval(to_regclass($1), $2::bigint)', [pg.escapeIdentifier(name), last]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return others;
  } finally {
    await client.end();
  }
}

async function foreignKeysOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  return rows;
}

const lineOf = (value: Head | Table | Foot): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

const columnsOf = ({ table, columns }: Table): string =>
  `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

const isEnd = (line: Buffer): boolean =>
  line.length === END_OF_TABLE.length && line.toString() === END_OF_TABLE;

/** The lines without their ends. PostgreSQL writes a line break within a value as `\n`. */
async function* linesOf(file: string): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  const source = createReadStream(file);
  const content = createGunzip();
  source.on('error', (error) => content.destroy(error));
  for await (const part of source.pipe(content)) {
    let text: Buffer = rest.length > 0 ? Buffer.concat([rest, part]) : part;
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10)) {
      yield text.subarray(0, end);
      text = text.subarray(end + 1);
    }
    rest = text;
  }
  if (rest.length > 0) throw new Error('It ends within a line.');
}

/** The rows of a table, many at once. */
async function* rowsOf(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<Buffer> {
  let batch: Buffer[] = [];
  let size = 0;
  for (let next = await lines.next(); !next.done && !isEnd(next.value); next = await lines.next()) {
    batch.push(next.value, LINE_BREAK);
    size += next.value.length;
    if (size < BATCH_BYTES) continue;
    yield Buffer.concat(batch);
    batch = [];
    size = 0;
  }
  yield Buffer.concat(batch);
}

const LINE_BREAK = Buffer.from('\n');
