const systems = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * The lock entry of a platform's binary, derived from its name: `binding-linux-x64-musl`.
 * @param {{ name: string, version: string, dev?: boolean | undefined }} optional
 */
export function lockStub({ name, version, dev }) {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!os || !cpu) throw new Error(`${name} does not tell its platform.`);
  const libc = os === "linux" ? libcOf(words) : null;
  return { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc: [libc] }), optional: true, os: [os] };
}

/** @param {string[]} words Such as `musl` or `gnueabihf`. */
function libcOf(words) {
  if (words.some((word) => word.startsWith("musl"))) return "musl";
  return words.some((word) => word.startsWith("gnu")) ? "glibc" : null;
}
