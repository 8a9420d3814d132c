type Load<Module> = () => Promise<Module>;

/**
 * Imports a part once all its files were fetched: after a failed fetch of a module, Chrome (from 150) never asks for it
 * again in this page. The build calls this around each `import()` instead of Vite's preloading, without style sheets,
 * since no part has its own. The import then reads from the browser's cache.
 * @param load The import itself.
 * @param files The part's files from the site's root, `assets/part-1a2b.js`; absent for a part of one file.
 * @throws if a file could not be fetched; another call fetches it again.
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

/** The built import names its file: `()=>import("./part-1a2b.js")`. */
function ownFileOf(load: Load<unknown>): string[] {
  const [, file] = /import\(["'`]\.\/(.+?)["'`]\)/.exec(String(load)) ?? [];
  return file ? [`/assets/${file}`] : [];
}

// The name that the build uses.
export { importFetched as __vitePreload };
