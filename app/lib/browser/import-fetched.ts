type Load<Module> = () => Promise<Module>;

/**
 * Imports a part of the product once all its files have been fetched: a browser that could not fetch a module (Chrome
 * from 150 on) never asks for it again in this page, and the part would stay dead until a reload. The build calls it
 * around each `import()`, in the place of Vite's own preloading, and adds no style sheets: no part has one of its own.
 * What was fetched lies in the browser's cache for the import.
 * @param load the import itself
 * @param files the part's files from the site's root, `assets/part-1a2b.js`; absent for a part of one file
 * @throws where a file could not be fetched: another attempt asks for it again
 */
async function importFetched<Module>(load: Load<Module>, files?: string[]): Promise<Module> {
  await Promise.all((files?.length ? files.map((file) => `/${file}`) : ownFileOf(load)).map(fetchOnce));
  return load();
}

const fetched = new Map<string, Promise<void>>();

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = fetchFile(address).catch((error: unknown) => {
    fetched.delete(address);
    throw error;
  });
  fetched.set(address, fetching);
  return fetching;
}

async function fetchFile(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}

/** Built, an import names its file: `()=>import("./part-1a2b.js")`. */
function ownFileOf(load: Load<unknown>): string[] {
  const [, file] = /import\(["'`]\.\/(.+?)["'`]\)/.exec(String(load)) ?? [];
  return file ? [`/assets/${file}`] : [];
}

// The build's name for it.
export { importFetched as __vitePreload };
