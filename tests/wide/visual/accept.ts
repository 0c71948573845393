/**
 * Implements `npm run visual:accept`: accepts the pictures of the last `npm run visual`, or only
 * those with names that contain one of the arguments. Removes pictures of scenes that no longer
 * exist.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedFolder, lastRunFolder } from './pictures';
import { scenes } from './scenes';

const filesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).sort() : [];

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isChosen = (name: string): boolean =>
    chosen.length === 0 || chosen.some((part) => name.includes(part));
  const belongsToScene = (name: string): boolean =>
    Object.keys(scenes).some((scene) => new RegExp(`^${scene}-\\d+-`).test(name));
  const taken = (await filesIn(lastRunFolder)).filter(belongsToScene);
  if (taken.length === 0) throw new Error('There are no new pictures. Run `npm run visual` first.');
  await mkdir(acceptedFolder, { recursive: true });
  const accepted = await filesIn(acceptedFolder);

  for (const name of taken.filter(isChosen)) {
    const [from, to] = [join(lastRunFolder, name), join(acceptedFolder, name)];
    if (accepted.includes(name) && (await readFile(to)).equals(await readFile(from))) continue;
    await copyFile(from, to);
    console.log(`accepted ${name}`);
  }
  for (const name of accepted.filter((each) => !belongsToScene(each))) {
    await rm(join(acceptedFolder, name));
    console.log(`removed ${name}`);
  }
}

void main();
