// `npm run shop:new -- ../my-shop`: makes an owner's folder with settings, texts, icons and one example product.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'new-shop');
const SCHEMAS = 'app/catalogue/data/schemas';

const [name] = process.argv.slice(2);
if (name === undefined) exit('Name the folder: npm run shop:new -- ../my-shop');
// npm changes to the project's folder, and keeps in INIT_CWD the one in which it was called.
const folder = resolve(process.env['INIT_CWD'] ?? '', name);
if (existsSync(folder)) {
  if (!statSync(folder).isDirectory()) exit(`${folder} is a file. Name another folder.`);
  if (readdirSync(folder).length > 0)
    exit(`${folder} is not empty. Nothing was changed; name another folder.`);
}
cpSync(TEMPLATE, folder, { recursive: true });
// Editors find the schemas from the owner's folder.
const schemas = relative(folder, resolve(SCHEMAS)).replaceAll('\\', '/');
for (const file of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`../../${SCHEMAS}`, schemas));
}
console.log(`${folder} is a shop with one example. Change its files, and open it with
  SHOP_DIR=${name} npm start`);

function exit(line: string): never {
  console.error(line);
  process.exit(1);
}
