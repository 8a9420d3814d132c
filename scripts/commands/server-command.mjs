// The small young generation keeps 30 to 50 MB less resident, and an old one that grows by halves instead of up to fourfold 100 MB
// (record 070). They cost little: answers come packed from the cache.
export const serverCommand = ["--max-semi-space-size=4", "--heap-growing-percent=50", "server.mjs"];

// glibc would otherwise give each thread that packs or hashes a heap of its own, and keep what was freed among what is used:
// large blocks are mapped one by one, and go back.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "8192",
  MALLOC_TRIM_THRESHOLD_: "32768",
  MALLOC_TOP_PAD_: "0",
};

/** For commands beside a server that go through all of its records: they hand back what they have read. */
export const lightCommand = ["--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=128"];
