// A small young generation saves 30 to 50 MB of resident memory, and an old one growing by 70 % instead of up to
// fourfold 100 MB (record 070). Two V8 helpers instead of four leave more of two cores to requests during a full
// collection; without pretenuring, short-lived objects stay out of the old generation, so full collections are rarer
// (record 524).
export const serverCommand = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=70",
  "--v8-pool-size=2",
  "--no-allocation-site-pretenuring",
  "server.mjs",
];

// Otherwise glibc gives each thread that compresses or hashes its own heap and keeps freed memory; large blocks are
// mapped singly and returned.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "8192",
  MALLOC_TRIM_THRESHOLD_: "32768",
  MALLOC_TOP_PAD_: "0",
};

/** For commands that read all records beside a running server: limits their memory. */
export const lightCommand = ["--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=128"];
